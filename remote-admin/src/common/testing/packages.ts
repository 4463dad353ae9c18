import type { CarePackage, ImportReport, PackageType } from 'shared-api/entities';

/** A type as the operator sees it; each test changes what it is about. */
export function typeWith(changes: Partial<PackageType> = {}): PackageType {
  return {
    code: 'completo',
    kind: 'care',
    title: 'Completo',
    excerpt: 'Tagliandi, guasti e soccorso.',
    description: '',
    thumbnail: null,
    visible: true,
    included: ['Filtri e liquidi', 'Soccorso stradale, 24 ore su 24'],
    excluded: ['Pneumatici'],
    included_followers: 4,
    excluded_followers: 6,
    form_version: 2,
    packages_count: 6,
    version: 4,
    ...changes,
  };
}

export function packageWith(changes: Partial<CarePackage> = {}): CarePackage {
  return {
    id: '5e0f3c1a-6b1d-4c55-9d0e-3a6d1f0b7c21',
    type: 'completo',
    sku: 'COM-36',
    title: 'Completo 36',
    excerpt: '',
    included: ['Soccorso stradale'],
    excluded: [],
    included_of_type: false,
    excluded_of_type: false,
    price: '1049.18',
    iva_rate: '22.00',
    discount_amount: '81.97',
    discount_type: 'fixed',
    total: '1180.00',
    currency_symbol: '€',
    mantenance_number: 3,
    mantenance_duration: 36,
    mantenance_km: 60_000,
    models: [],
    fuels: ['benzina', 'diesel'],
    max_age_months: 60,
    max_km: 150_000,
    active: true,
    online_enabled: true,
    visible: true,
    visible_at: null,
    expire_at: '2026-12-31T23:00:00.000Z',
    version: 3,
    ...changes,
  };
}

/** Of a file of five lines: one is wrong, one new, one changed twice, two the same. */
export const exampleReport: ImportReport = {
  rows: 5,
  create: 1,
  update: 1,
  unchanged: 2,
  errors: [
    {
      line: 3,
      column: 'price',
      value: '1.049,1O',
      reason: 'Non è un importo con due decimali al massimo.',
      remedy: 'Per esempio 1180,00.',
    },
  ],
  differences: [
    { line: 4, key: 'COM-60', field: 'price', before: '1631,15', after: '1680,33' },
    { line: 4, key: 'COM-60', field: 'mantenance_km', before: '100.000', after: '110.000' },
  ],
  lines: [
    { line: 2, key: 'TAG-24', name: 'Tagliandi 24', change: 'unchanged' },
    { line: 3, key: 'COM-36', name: 'Completo 36', change: 'error' },
    { line: 4, key: 'COM-60', name: 'Completo 60', change: 'update' },
    { line: 5, key: 'GAR-24', name: 'Garanzia 24', change: 'unchanged' },
    {
      line: 6,
      key: 'NOL-12',
      name: 'Noleggio 12',
      change: 'create',
      facts: {
        type: 'noleggio',
        total: '5880,00',
        mantenance_number: '1',
        mantenance_duration: '12',
        mantenance_km: '20.000',
      },
    },
  ],
  rows_to_correct: [
    { line: 2, cells: ['TAG-24', '327,05', '40.000'] },
    { line: 3, cells: ['COM-36', '1.049,1O', '60.000', '=surplus; "x"'] },
    { line: 4, cells: ['COM-60', '1680,33', '110.000'] },
    { line: 5, cells: ['GAR-24', '450,00', '0'] },
    { line: 6, cells: ['NOL-12'] },
  ],
  notes: [],
  headings: ['sku', 'Prezzo', 'mantenance_km'],
  mapping: { sku: 'sku', Prezzo: 'price', mantenance_km: 'mantenance_km' },
  import_id: null,
};
