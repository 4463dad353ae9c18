import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(__dirname, '../..');
const run = promisify(execFile);

/** Where what a field or a method decides is read; what these import is checked with them. */
const checked = [
  'shared-api/src/entities/index.ts',
  'shared-api/src/messages/index.ts',
  'server/src/modules/contracts/create/new-contract.ts',
  'server/src/modules/reporting/export/contract-columns.ts',
  'server/src/modules/after-sale/emails/payment-emails.ts',
  'server/src/modules/documents/paper/contract-values.ts',
  'server/src/modules/contracts/views/masked-contract.view.ts',
  'server/src/modules/documents/form/data-sections.ts',
  'server/src/modules/stores/payment-method.view.ts',
  'server/src/platform/sms/smpp.d.ts',
];

/** The steps of docs/recipes/contract-field.md, by the file that each is done in. */
const colour = {
  'shared-api/src/entities/contract-fields.ts': [
    '  /** Why the kilometres',
    `  car_colour: {
    body: optionalText(40),
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
    "  car_colour: { id: 'domain.contract.colour', defaultMessage: 'Colore' },\n",
  ],
  'server/src/modules/contracts/tables/contract.table.ts': ['    km: integer(),', '    car_colour: text(),\n'],
  'server/src/modules/documents/form/data-sections.ts': [
    '  car_mileage_date: {',
    "  car_colour: { row: 5, at: 'left' },\n",
  ],
};

let copy;

/** The sources, alone in a folder, with the packages of this one. */
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'field-table-'));
  for (const workspace of ['shared-api', 'server']) {
    mkdirSync(path.join(copy, workspace));
    cpSync(path.join(root, workspace, 'src'), path.join(copy, workspace, 'src'), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  symlinkSync(path.join(root, 'server/node_modules'), path.join(copy, 'server/node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
  const tsconfig = {
    compilerOptions: {
      ...compilerOptions,
      types: ['node'],
      paths: { 'shared-api/*': ['./shared-api/src/*/index.ts'] },
    },
    files: checked,
  };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(tsconfig));
});

afterEach(() => rmSync(copy, { recursive: true }));

/** Writes a text before the line that begins so. */
function plant(file, [before, text]) {
  const whole = readFileSync(path.join(copy, file), 'utf8');
  expect(whole).toContain(`\n${before}`);
  writeFileSync(path.join(copy, file), whole.replace(`\n${before}`, `\n${text}${before}`));
}

/** The files that do not compile, with what the compiler says of each. */
async function faults() {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { stdout } = await run(tsc, ['-p', copy, '--pretty', 'false'], { cwd: copy }).catch((error) => error);
  const found = {};
  for (const [, file, message] of stdout.matchAll(/^(\S+)\(\d+,\d+\): error (.*)$/gm)) {
    found[file] = [...(found[file] ?? []), message];
  }
  return found;
}

test('a field in its row, on paper, in Excel and on the pages is four files and a migration', async () => {
  for (const [file, step] of Object.entries(colour)) plant(file, step);

  expect(await faults()).toEqual({});
});

test('what is forgotten of a field or of a payment method does not compile', async () => {
  const table = 'shared-api/src/entities/contract-fields.ts';
  const [before, rule] = colour[table];
  const undecided = rule.replace('car_colour', 'car_seats').replace("    link: 'shown',\n", '');
  plant(table, [before, rule + undecided]);
  const methods = path.join(copy, 'shared-api/src/domain/payment-methods.ts');
  writeFileSync(methods, readFileSync(methods, 'utf8').replace("'carta'] as const", "'carta', 'rate'] as const"));

  const found = await faults();
  const said = (file) => found[file]?.join('\n') ?? '';

  // The field's decision, its label, its column, its place on paper.
  expect(said(table)).toContain("Property 'link' is missing");
  expect(said('shared-api/src/messages/contract-fields.ts')).toContain('car_colour');
  expect(said('server/src/modules/contracts/fields/stated-fields.ts')).toContain('car_colour');
  expect(said('server/src/modules/documents/form/data-sections.ts')).toContain('car_colour');
  // What the method can, and what it is called: in the letter, on paper, where it is offered.
  expect(said('shared-api/src/domain/payment-methods.ts')).toContain('rate');
  expect(said('server/src/modules/after-sale/emails/payment-emails.ts')).toContain('rate');
  expect(said('server/src/modules/documents/paper/paper.messages.ts')).toContain('rate');
  expect(said('server/src/modules/stores/payment-method.view.ts')).toContain('rate');
});
