import { type CarePackage, type PackagePrice, type PackageType, packageFields } from 'shared-api/entities';
import { type Answer, provideTestHost } from 'shared-api/testing';
import { packageWith, typeWith } from './packages';

const price: PackagePrice = {
  price: '1049.18',
  discount: '81.97',
  iva: '212.79',
  total: '1180.00',
  currency_symbol: '€',
  eligible: null,
  reasons: [],
};
const refused: PackagePrice = {
  ...price,
  eligible: false,
  reasons: ['Questa auto ha 187.000 km: il limite è 150.000.'],
};
const created = { id: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c', version: 1 };

interface PackagesServer {
  types?: readonly PackageType[];
  row?: CarePackage;
  /** Answers before the rest does; undefined leaves it to the rest. */
  first?: Answer;
}

/** A server that knows some types and one package, and takes what it is sent. */
export function providePackagesServer({
  types = [typeWith()],
  row = packageWith(),
  first = () => undefined,
}: PackagesServer = {}) {
  const meta = { current_page: 1, last_page: 1, per_page: 12, total: 1 };
  const version = { version: row.version, at: '2026-11-20T09:00:00Z', by: 'Giulia Bianchi', contracts_count: 12 };
  const changed = (record: object, body: unknown) => ({ data: { ...record, ...Object(body) }, message: 'Salvato.' });
  // What follows the type is answered with the type's lines.
  const written = (body: unknown) => {
    const { included, excluded, ...rest } = packageFields.parse(body);
    return {
      ...rest,
      ...(included !== undefined && { included: included ?? types[0]?.included, included_of_type: included === null }),
      ...(excluded !== undefined && { excluded: excluded ?? types[0]?.excluded, excluded_of_type: excluded === null }),
    };
  };
  const answers: readonly (readonly [path: RegExp, answer: Answer])[] = [
    [/\/packages\/search$/, () => ({ data: [row], meta })],
    [/\/types$/, () => ({ data: types })],
    [/\/versions$/, () => ({ data: [{ ...version, package: row }] })],
    [/\/price-preview$/, ({ body }) => ({ data: Object(body).car ? refused : price })],
    [/\/create$/, ({ body }) => changed({ ...row, ...created }, body)],
    [/\/update$/, ({ body }) => changed({ ...row, version: row.version + 1 }, written(body))],
    [/\/update-type\//, ({ body }) => changed({ ...types[0] }, body)],
    [/\/packages\/[0-9a-f-]{36}$/, () => ({ data: row })],
    [/\/admin\/settings$/, () => ({ data: [{ key: 'packages.lowest_total', value: 10 }], version: 1 })],
    [/^\/account\//, () => ({ data: [] })],
  ];
  return provideTestHost(
    (outgoing) => {
      const own = first(outgoing);
      if (own !== undefined) return own;
      const [, answer] = answers.find(([path]) => path.test(outgoing.path)) ?? [];
      return answer?.(outgoing) ?? { message: 'Fatto.' };
    },
    { roles: ['admin'] },
  );
}
