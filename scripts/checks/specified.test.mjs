import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the specification names is shown by a page, and does not only stand in a table of renderers: renderers of the
 * display conventions (section 3), row actions and texts that are fixed to the letter (section 9).
 */
const root = path.join(__dirname, '../..');
const areas = ['shell', 'shared-staff', 'remote-public', 'remote-manager', 'remote-admin', 'remote-account'];

/** The sources below a folder, tests left out, each with its path. */
function sourcesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\/(testing|gallery)\//.test(file))
    .map((file) => ({ file: path.relative(root, file), text: readFileSync(file, 'utf8') }));
}

const pages = areas.flatMap((area) => sourcesBelow(`${area}/src`));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const shownBy = (pattern) => pages.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Named by the specification for records that no call of the API has. */
const ofNoRecord = ['confirmed_at', 'issued_on', 'posted_at'];

const [, table = ''] =
  read('shared-ui/src/components/table-cells/cell-by-key.tsx').match(/const renderers[^=]*= \{\n([\s\S]*?)\n\};/) ?? [];
const rendered = [...table.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, key]) => key);

test('the table of renderers was found', () => {
  expect(rendered).toEqual(expect.arrayContaining(['status', 'country', 'avatar', 'filled_at']));
});

test.each(rendered.filter((key) => !ofNoRecord.includes(key)))('a page shows %s', (key) => {
  expect(shownBy(new RegExp(`key: '${key}'|, '${key}'\\)|\\.${key}\\b`))).not.toEqual([]);
});

test.each(ofNoRecord)('no record has %s, which is why no page shows it', (key) => {
  const entities = sourcesBelow('shared-api/src/entities');
  expect(entities.filter(({ text }) => text.includes(`${key}:`)).map(({ file }) => file)).toEqual([]);
});

test.each(['view', 'edit', 'download', 'editaction', 'deleteaction'])('rows of a list have the action %s', (key) => {
  expect(shownBy(new RegExp(`key: '${key}'`))).not.toEqual([]);
});

test('points.level, and pictures of people and dealers, stand in lists', () => {
  expect(shownBy(/key: 'points\.level'/)).not.toEqual([]);
  expect(shownBy(/key: 'thumbnail'/)).not.toEqual([]);
});

const [, listed = ''] =
  read('shared-api/src/messages/fixed-texts.ts').match(/fixedTexts = \[([\s\S]*?)\] as const/) ?? [];
const fixed = [...listed.matchAll(/'([^']+)'/g)].map(([, text]) => text);
const everywhere = [
  ...pages,
  ...sourcesBelow('shared-ui/src'),
  ...sourcesBelow('shared-api/src'),
  ...sourcesBelow('server/src'),
];

test('the fixed texts were found', () => {
  expect(fixed.length).toBeGreaterThan(10);
});

test.each(fixed)('somebody says %j', (text) => {
  const said = everywhere.filter(({ file, text: source }) => !file.endsWith('fixed-texts.ts') && source.includes(text));
  expect(said).not.toEqual([]);
});
