import type { CarFuel } from 'shared-api/domain';
import { type CoverItem, coverLine } from 'shared-api/terms';

/** The demonstration's four package types with their packages; prices as the consumer pays them, tax included. */
export interface SeedPackage {
  readonly sku: string;
  readonly title: string;
  readonly excerpt: string;
  readonly services: number;
  readonly months: number;
  readonly km: number;
  /** Euro with tax, before the discount: amounts that a net price of whole cents reaches at 22 %. */
  readonly gross: number;
  /** Euro with tax taken off. */
  readonly off?: number;
  readonly fuels?: readonly CarFuel[];
  readonly maxAgeMonths?: number;
  readonly maxKm?: number;
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

export interface SeedPackageType {
  readonly code: string;
  readonly kind: 'care' | 'rental';
  readonly title: string;
  readonly excerpt: string;
  readonly description: string;
  /** What its packages follow that say the same. */
  readonly included?: readonly string[];
  readonly excluded?: readonly string[];
  readonly packages: readonly SeedPackage[];
}

const wear = ['Pneumatici, freni e spazzole', 'Carrozzeria e danni da incidente'];
const parts = 'Ricambi e manodopera compresi';
const known = (item: CoverItem) => coverLine({ item, measure: null });
const engine = known('engine');
const electrics = known('electrics');
const climate = known('climate');
const tractionBattery = known('traction_battery');
const rescue = known('rescue');
const consumables = known('consumables');
const servicesLine = (measure: number) => coverLine({ item: 'services', measure });
const replacementCar = (measure: number | null) => coverLine({ item: 'replacement_car', measure });
const warranted = [engine, electrics, climate, rescue];
const notServiced = ['Guasti meccanici ed elettrici', ...wear];
const notWarranted = ['Tagliandi', ...wear];
const notRented = ['Carburante o ricarica', 'Multe e pedaggi'];
const thermal = ['benzina', 'diesel', 'gpl', 'metano', 'ibrida', 'plug_in'] as const;

function servicing(
  months: number,
  services: number,
  km: number,
  gross: number,
  rules: Partial<SeedPackage> = {},
): SeedPackage {
  const words =
    ['', 'Un tagliando', 'Due tagliandi', 'Tre tagliandi', 'Quattro tagliandi', 'Cinque tagliandi'][services] ??
    `${services} tagliandi`;
  return {
    sku: `TAG-${months}`,
    title: `Tagliandi ${months}`,
    excerpt: `${words}, ricambi compresi.`,
    services,
    months,
    km,
    gross,
    included: [servicesLine(services), consumables],
    excluded: notServiced,
    maxKm: 200_000,
    ...rules,
  };
}

function warranty(months: number, km: number, gross: number, rules: Partial<SeedPackage> = {}): SeedPackage {
  return {
    sku: `GAR-${months}`,
    title: `Garanzia ${months}`,
    excerpt: 'Guasti meccanici ed elettrici.',
    services: 0,
    months,
    km,
    gross,
    included: warranted,
    excluded: notWarranted,
    maxAgeMonths: 96,
    maxKm: 150_000,
    ...rules,
  };
}

function complete(
  months: number,
  services: number,
  km: number,
  gross: number,
  rules: Partial<SeedPackage> = {},
): SeedPackage {
  return {
    sku: `COM-${months}`,
    title: `Completo ${months}`,
    excerpt: 'Tagliandi, guasti e soccorso.',
    services,
    months,
    km,
    gross,
    included: [servicesLine(services), consumables, engine, electrics, climate, rescue, replacementCar(3)],
    excluded: wear,
    maxAgeMonths: 84,
    maxKm: 120_000,
    ...rules,
  };
}

function rental(model: string, months: number, km: number, gross: number, fuels: readonly CarFuel[]): SeedPackage {
  return {
    sku: `NOL-${months}-${fuels[0] === 'elettrica' ? 'E' : 'T'}`,
    title: `Noleggio ${model} ${months}`,
    excerpt: 'Canone unico, tutto compreso.',
    services: Math.round(months / 12),
    months,
    km,
    gross,
    fuels,
    maxAgeMonths: 36,
    maxKm: 60_000,
    included: [
      servicesLine(Math.round(months / 12)),
      consumables,
      'Manutenzione straordinaria',
      'Assicurazione e bollo',
      rescue,
      replacementCar(null),
    ],
    excluded: notRented,
  };
}

export const packageTypes: readonly SeedPackageType[] = [
  {
    code: 'manutenzione',
    kind: 'care',
    title: 'Manutenzione',
    excerpt: 'La manutenzione prevista dal costruttore.',
    description: `Tagliandi programmati presso il concessionario scelto. ${parts}.`,
    excluded: notServiced,
    packages: [
      servicing(12, 1, 20_000, 295),
      servicing(24, 2, 40_000, 549),
      servicing(36, 3, 60_000, 799),
      servicing(48, 4, 80_000, 1_049, { maxAgeMonths: 60 }),
      servicing(60, 5, 100_000, 1_290, { maxAgeMonths: 48 }),
    ],
  },
  {
    code: 'garanzia',
    kind: 'care',
    title: 'Garanzia',
    excerpt: 'I guasti meccanici ed elettrici.',
    description: 'Copertura dei guasti meccanici, elettrici ed elettronici, con soccorso stradale.',
    included: warranted,
    excluded: notWarranted,
    packages: [
      warranty(12, 20_000, 390),
      warranty(24, 40_000, 690),
      warranty(36, 60_000, 995, { maxAgeMonths: 72 }),
      warranty(48, 80_000, 1_290, { maxAgeMonths: 60, off: 60 }),
      warranty(24, 60_000, 590, {
        sku: 'GAR-ELE-24',
        title: 'Garanzia Elettrica 24',
        excerpt: 'Batteria di trazione e inverter.',
        fuels: ['elettrica', 'plug_in'],
        included: [tractionBattery, electrics, climate, rescue],
      }),
    ],
  },
  {
    code: 'completo',
    kind: 'care',
    title: 'Garanzia e manutenzione',
    excerpt: 'Tagliandi, guasti e soccorso insieme.',
    description: 'La manutenzione e la garanzia in un solo contratto, con auto sostitutiva.',
    excluded: wear,
    packages: [
      complete(24, 2, 40_000, 985, { fuels: thermal }),
      complete(36, 3, 60_000, 1_280, { off: 100, fuels: thermal }),
      complete(48, 4, 80_000, 1_689, { fuels: thermal, maxAgeMonths: 60 }),
      complete(60, 5, 100_000, 1_990, { fuels: thermal, maxAgeMonths: 36 }),
      complete(60, 5, 120_000, 1_790, {
        sku: 'NUO-60',
        title: 'Nuova 60',
        excerpt: 'Per l’auto appena immatricolata.',
        maxAgeMonths: 12,
        maxKm: 20_000,
      }),
      complete(48, 4, 80_000, 1_350, {
        sku: 'ELE-48',
        title: 'Elettrica 48',
        excerpt: 'Tagliandi, batteria e soccorso.',
        fuels: ['elettrica'],
        included: [servicesLine(4), consumables, tractionBattery, rescue, replacementCar(7)],
      }),
    ],
  },
  {
    code: 'noleggio',
    kind: 'rental',
    title: 'Noleggio',
    excerpt: 'L’auto in uso con un canone unico.',
    description: 'Noleggio a lungo termine con manutenzione, assicurazione e bollo compresi nel canone.',
    excluded: notRented,
    packages: [
      rental('Città', 12, 15_000, 4_690, thermal),
      rental('Città', 24, 30_000, 8_640, thermal),
      rental('Famiglia', 36, 45_000, 14_040, thermal),
      rental('Famiglia', 48, 60_000, 17_760, thermal),
      rental('Elettrica', 36, 45_000, 15_490, ['elettrica']),
    ],
  },
];
