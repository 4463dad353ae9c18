import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsc } from '../lib/tsc.mjs';

const root = path.join(__dirname, '../..');

/** Where the server reads what a field, a method or a reminder day decides; what these import is checked with them. */
const checked = [
  'shared-api/src/entities/index.ts',
  'shared-api/src/messages/index.ts',
  'server/src/modules/contracts/create/new-contract.ts',
  'server/src/modules/contracts/create/create-from-account.ts',
  'server/src/modules/reporting/export/contract-columns.ts',
  'server/src/modules/after-sale/emails/payment-emails.ts',
  'server/src/modules/documents/paper/contract-values.ts',
  'server/src/modules/contracts/views/masked-contract.view.ts',
  'server/src/modules/documents/form/data-sections.ts',
  'server/src/modules/signing/access/invite-customer.ts',
  'server/src/modules/stores/payment-method.view.ts',
  'server/src/platform/sms/smpp.d.ts',
  'server/src/modules/contracts/jobs/remind.ts',
  'server/src/modules/demonstration/seed/make-reminders.ts',
];

/** Where the pages do. */
const checkedPages = [
  'shared-staff/src/common/labels/method.messages.ts',
  'shared-staff/src/contract/next-step/payment-fields.tsx',
  'shared-staff/src/contract/history/future-items.tsx',
  'remote-public/src/contract/payment-choice.tsx',
  'remote-public/src/store/dealer-details.tsx',
  'remote-account/src/dashboard/task-words.ts',
  'scripts/types/assets.d.ts',
];

const programs = {
  server: { types: ['node'], files: checked },
  pages: { types: [], lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'], files: checkedPages },
};
// A compiler that shares its cores with others takes several times as long as one that has them.
jest.setTimeout(240_000);

const copied = ['shared-api', 'server', 'shared-staff', 'remote-public', 'remote-account'];

/** The steps of docs/recipes/contract-field.md, by the file that each is done in; the field is nobody's, whatever is added. */
const exampleOfCar = {
  'shared-api/src/entities/contract-fields.ts': [
    '  /** Why the kilometres',
    `  car_example: {
    body: optionalPrintedLine(40),
    answer: z.nullable(z.string()),
    kind: 'text',
    mark: '(R)',
    blank: null,
    readBy: 'everyone',
    link: 'shown',
    editedBy: 'everyone',
    needed: false,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: false,
  },
`,
  ],
  'shared-api/src/messages/contract-fields.ts': [
    '  km_reason: {',
    "  car_example: { id: 'domain.contract.car-example', defaultMessage: 'Esempio' },\n",
  ],
  'server/src/modules/contracts/tables/contract.table.ts': ['    km: integer(),', '    car_example: text(),\n'],
  'server/src/modules/documents/form/data-sections.ts': [
    '  car_mileage_date: {',
    "  car_example: { row: 9, at: 'left' },\n",
  ],
};

let copy;

/** The sources, alone in a folder, with the packages of this one. */
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'field-table-'));
  for (const folder of [...copied.map((workspace) => `${workspace}/src`), 'scripts/types'])
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  symlinkSync(path.join(root, 'server/node_modules'), path.join(copy, 'server/node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
  const paths = { 'shared-api/*': ['./shared-api/src/*/index.ts'] };
  for (const [name, { files, ...options }] of Object.entries(programs)) {
    const tsconfig = { compilerOptions: { ...compilerOptions, ...options, paths }, files };
    writeFileSync(path.join(copy, `${name}.json`), JSON.stringify(tsconfig));
  }
});

afterEach(() => rmSync(copy, { recursive: true }));

/** Writes a text before the line that begins so. */
function plant(file, [before, text]) {
  const whole = readFileSync(path.join(copy, file), 'utf8');
  expect(whole).toContain(`\n${before}`);
  writeFileSync(path.join(copy, file), whole.replace(`\n${before}`, `\n${text}${before}`));
}

/** Adds an element to a list that stands in one line. */
function lengthen(file, name, element) {
  const whole = readFileSync(path.join(copy, file), 'utf8');
  const list = new RegExp(`(?<=\\n)export const ${name} = \\[.*(?=\\] as const;)`);
  expect(whole).toMatch(list);
  writeFileSync(path.join(copy, file), whole.replace(list, `$&, ${element}`));
}

/** The files that do not compile, with what the compiler says of each. */
async function faults() {
  const found = {};
  for (const name of Object.keys(programs)) {
    const project = path.join(copy, `${name}.json`);
    const { code, output } = await tsc(['-p', project, '--pretty', 'false'], { cwd: copy });
    const errors = [...output.matchAll(/^(\S+)\(\d+,\d+\): error (.*)$/gm)];
    // A compiler that does not run says nothing of any file, either.
    expect(code === 0).toBe(errors.length === 0);
    for (const [, file, message] of errors) found[file] = [...(found[file] ?? []), message];
  }
  return found;
}

const places = 'server/src/modules/documents/form/data-sections.ts';

/** The same steps for a field of the customer. */
const exampleOfCustomer = {
  'shared-api/src/entities/contract-fields.ts': [
    '  /** The codice fiscale',
    exampleOfCar['shared-api/src/entities/contract-fields.ts'][1].replace('car_example', 'customer_example'),
  ],
  'shared-api/src/messages/contract-fields.ts': [
    '  tax_code: {',
    "  customer_example: { id: 'domain.contract.customer-example', defaultMessage: 'Esempio' },\n",
  ],
  'server/src/modules/contracts/tables/contract.table.ts': ['    tax_code: text(),', '    customer_example: text(),\n'],
  [places]: ['  tax_code: {', "  customer_example: { under: 'customer', line: 5, labelled: true },\n"],
};

test('a field in its row, on paper, in Excel and on the pages is four files and a migration, a reminder day one', async () => {
  for (const field of [exampleOfCar, exampleOfCustomer])
    for (const [file, step] of Object.entries(field)) plant(file, step);
  lengthen('shared-api/src/domain/deadlines.ts', 'reminderDays', '19');

  expect(await faults()).toEqual({});
});

test('what is forgotten of a field or of a payment method does not compile', async () => {
  const table = 'shared-api/src/entities/contract-fields.ts';
  const [before, rule] = exampleOfCar[table];
  const undecided = rule.replace('car_example', 'car_undecided').replace("    link: 'shown',\n", '');
  plant(table, [before, rule + undecided]);
  plant(table, ['  city: {', rule.replace('car_example', 'nickname')]);
  plant('server/src/platform/db/schema/user.table.ts', ['    tax_code: text(),', '    nickname: text(),\n']);
  lengthen('shared-api/src/domain/payment-methods.ts', 'paymentMethods', "'baratto'");

  const found = await faults();
  const said = (file) => found[file]?.join('\n') ?? '';

  // The field's decision, its label, its column, its place on paper.
  expect(said(table)).toContain("Property 'link' is missing");
  expect(said('shared-api/src/messages/contract-fields.ts')).toContain('car_example');
  expect(said('server/src/modules/contracts/fields/stated-fields.ts')).toContain('car_example');
  expect(said(places)).toContain('car_example');
  expect(said(places)).toContain('nickname');
  // What the account of the customer fills it with, and takes from it.
  expect(said('server/src/modules/contracts/create/create-from-account.ts')).toContain('nickname');
  expect(said('server/src/modules/signing/access/invite-customer.ts')).toContain('nickname');
  // What the method can, and what it is called: in the letter, on paper, where it is offered.
  expect(said('shared-api/src/domain/payment-methods.ts')).toContain('baratto');
  expect(said('server/src/modules/after-sale/emails/payment-emails.ts')).toContain('baratto');
  expect(said('server/src/modules/documents/paper/paper.messages.ts')).toContain('baratto');
  expect(said('server/src/modules/stores/payment-method.view.ts')).toContain('baratto');
  // And on the pages: where it is listed, recorded, chosen, shown beside the dealer, and called for.
  expect(said('shared-staff/src/common/labels/method.messages.ts')).toContain('baratto');
  expect(said('shared-staff/src/contract/next-step/payment-fields.tsx')).toContain('baratto');
  expect(said('remote-public/src/contract/payment-choice.tsx')).toContain('baratto');
  expect(said('remote-public/src/store/dealer-details.tsx')).toContain('baratto');
  expect(said('remote-account/src/dashboard/task-words.ts')).toContain('baratto');
});
