import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const check = path.join(__dirname, 'messages.mjs');
let root;

const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** A catalogue of an area's feature, and a page that uses the given keys. */
const writeFeature = (messages, used = Object.keys(messages)) => {
  const lines = Object.entries(messages).map(
    ([key, [id, text]]) => `  ${key}: { id: '${id}', defaultMessage: '${text}' },`,
  );
  write('shell/src/home/messages.ts', `export const messages = defineMessages({\n${lines.join('\n')}\n});\n`);
  const uses = used.map((key) => `show(messages.${key});`);
  write('shell/src/home/home.ts', `import { messages } from './messages';\n${uses.join('\n')}\n`);
};

/** What the check says about the planted catalogues; nothing when it lets them pass. */
const complaints = () => {
  try {
    execFileSync(process.execPath, [check, root], { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (failure) {
    return failure.stderr;
  }
};

const plain = Object.fromEntries(
  Array.from({ length: 20 }, (_, i) => [`text${i}`, [`shell.home.text${i}`, 'Va bene']]),
);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'messages-'));
  write('shared-api/src/messages/fixed-texts.ts', "export const fixedTexts = ['Authentication required'] as const;\n");
});

afterEach(() => rmSync(root, { recursive: true }));

it('lets good catalogues pass, with the texts that are fixed to the letter', () => {
  writeFeature({
    ...plain,
    fixed: ['shell.home.fixed', 'Authentication required'],
    plural: ['shell.home.plural', '{n, plural, one {Un contratto} other {# contratti}}'],
  });
  expect(complaints()).toBe('');
});

it.each([
  ['an English text', ['shell.home.odd', 'Please sign in'], 'does not look Italian: please, sign'],
  ['English inside a plural', ['shell.home.odd', '{n, plural, one {Your file} other {File}}'], 'does not look Italian'],
  ['a plural without one', ['shell.home.odd', '{n, plural, other {# file}}'], 'the plural of n lacks "one"'],
  ['braces that do not close', ['shell.home.odd', 'Ciao {name'], 'is no ICU message'],
  ['an id of another area', ['public.home.odd', 'Ciao'], 'the id must start with shell.'],
  ['an id that is taken', ['shell.home.text1', 'Ciao'], 'shell.home.text1 is also in'],
])('notices %s', (_what, message, complaint) => {
  writeFeature({ ...plain, odd: message });
  expect(complaints()).toContain(complaint);
});

it('notices a message that nobody uses', () => {
  writeFeature({ ...plain, odd: ['shell.home.odd', 'Ciao'] }, Object.keys(plain));
  expect(complaints()).toContain('odd is not used');
});

it('follows a catalogue through the entry point of its folder', () => {
  writeFeature({ ...plain, odd: ['shell.home.odd', 'Ciao'] }, Object.keys(plain));
  write('shell/src/home/index.ts', "export { messages as homeMessages } from './messages';\n");
  expect(complaints()).toContain('odd is not used');
  write('shell/src/boot/boot.ts', "import { homeMessages } from '../home';\nshow(homeMessages.odd);\n");
  expect(complaints()).toBe('');
});

it('takes a catalogue that is indexed by a value as used', () => {
  writeFeature({ ...plain, odd: ['shell.home.odd', 'Ciao'] }, Object.keys(plain));
  write(
    'shell/src/home/status.ts',
    "import { messages } from './messages';\nexport const text = (key) => messages[key];\n",
  );
  expect(complaints()).toBe('');
});

it('looks at each catalogue of a file by itself', () => {
  writeFeature(plain);
  write(
    'shell/src/home/part.messages.ts',
    `export const stateMessages = defineMessages({ on: { id: 'shell.state.on', defaultMessage: 'Va bene' } });
export const partMessages = defineMessages({ odd: { id: 'shell.part.odd', defaultMessage: 'Ciao' } });\n`,
  );
  const part = (name, uses) =>
    write(`shell/src/home/${name}.ts`, `import { stateMessages } from './part.messages';\n${uses}\n`);
  part('state', 'export const text = (key) => stateMessages[key];');
  expect(complaints()).toContain('odd is not used');
  part('state', 'export const text = () => stateMessages.on + other.odd;');
  expect(complaints()).toContain('odd is not used');
  write('shell/src/home/part.ts', "import { partMessages as messages } from './part.messages';\nshow(messages.odd);\n");
  expect(complaints()).toBe('');
});

it('refuses to call a tree without messages clean', () => {
  expect(complaints()).toContain('only 0 messages were found');
});

it('looks at what an area tells of itself without a catalogue', () => {
  writeFeature(plain);
  write('shell/src/app/routes.tsx', "export const routes = [{ path: 'contracts', title: 'Your contracts' }];\n");
  expect(complaints()).toContain('shell/src/app/routes.tsx: "Your contracts" does not look Italian');
});

const writeCodes = () =>
  write(
    'shared-api/src/messages/codes.ts',
    "export const codeNames = { 'a.b': { id: 'domain.code.b', defaultMessage: 'Va bene' } } as const;\n",
  );

it('of shared-api names by their codes are used altogether where somebody looks one up', () => {
  writeFeature(plain);
  writeCodes();
  expect(complaints()).toContain('a.b is not used');
  write('shell/src/home/name.ts', "import { codeNames } from 'shared-api/messages';\nshow(codeNames[code]);\n");
  expect(complaints()).toBe('');
});
