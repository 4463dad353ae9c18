import fc from 'fast-check';
import type { SignedIn } from '../../../platform/testing';
import { type CopyChange, contractWorld, copyContract, newCustomer, type World } from '../../contracts/testing';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await contractWorld();
  const { uid } = await newCustomer(world);
  await copyContract(
    world,
    uid,
    Array.from({ length: 30 }, (_, place) => contractAt(place)),
  );
  admin = await world.signIn(['admin']);
});
afterAll(() => world.close());

const surnames = ['Rossi', 'D’Alò', 'Bianchi', 'Ferri', 'Èvoli'];
const models = ['Fiat Panda', 'Jeep Renegade', 'Audi A3'];
const dayMs = 86_400_000;

/** Contracts that agree in some columns and differ in others, so that an order has ties. */
function contractAt(place: number): CopyChange {
  const at = new Date(world.clock.now().getTime() - (place % 7) * dayMs);
  const cents = 50_000 + (place % 4) * 1_000;
  return {
    lastname: surnames[place % surnames.length],
    car_model: models[place % models.length],
    price_cents: cents,
    discount_cents: 0,
    iva_cents: 0,
    total_cents: cents,
    created_at: at,
    updated_at: at,
    utm_source: place % 3 === 0 ? 'google' : null,
    deleted_at: place % 10 === 0 ? world.clock.now() : null,
  };
}

const filters = fc.constantFrom(
  '',
  'wheres[0][field]=utm_source&wheres[0][op]=eq&wheres[0][value]=google',
  'wheres[0][field]=utm_source&wheres[0][op]=null',
  'wheres[0][field]=total&wheres[0][op]=gte&wheres[0][value]=510.00',
  'wheres[0][field]=lastname&wheres[0][op]=in&wheres[0][value][0]=Rossi&wheres[0][value][1]=Ferri',
  'wheres[0][field]=days_left&wheres[0][op]=lte&wheres[0][value]=16',
  'wheres[0][field]=deleted&wheres[0][op]=eq&wheres[0][value]=true',
);
const searches = fc.constantFrom('', 'search=ferri', 'search=panda', 'search=d%27alo', 'search=nessuno');
const sorts = fc.constantFrom(
  '',
  ...['created_at', 'code', 'status', 'total', 'lastname', 'car_model', 'store', 'days_left'].flatMap((name) => [
    `sort=${name}`,
    `sort=-${name}`,
  ]),
);

async function ask(path: string) {
  const answer = await world.call({ path, token: admin.token });
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** The list's codes, page after page. */
async function listed(query: string): Promise<string[]> {
  const codes: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = (await ask(`/admin/contracts/search?${query}&per_page=7&page=${page}`)).json();
    codes.push(...data.map(({ code }: { code: string }) => code));
    last = meta.last_page;
  }
  return codes;
}

async function exported(query: string): Promise<string[]> {
  const { body } = await ask(`/admin/contracts/export?${query}`);
  const [, ...lines] = body.trimEnd().split('\r\n');
  return lines.map((line) => line.split(';')[0] ?? '');
}

test('what is exported is what the list shows, in its order, however it is narrowed and sorted', () =>
  fc.assert(
    fc.asyncProperty(filters, searches, sorts, async (...parts) => {
      const query = parts.filter((part) => part !== '').join('&');
      expect(await exported(query)).toEqual(await listed(query));
    }),
    { numRuns: 60 },
  ));

test('the whole list is more than one page', async () => {
  expect((await listed('')).length).toBeGreaterThan(20);
});
