import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, libraries, root, workspaces } from '../lib/files.mjs';

/** What the documents name is there: files and folders, commands of npm, the places that a link leads to. */
const files = filesBelow(root).map((file) => path.relative(root, file));
const documents = files.filter((file) => file.endsWith('.md'));
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** What a pattern's first group finds in all documents, as pairs of document and text. */
const found = (pattern) =>
  documents.flatMap((document) => [...read(document).matchAll(pattern)].map(([, text]) => [document, text]));

/** Headings as links write them behind `#`. */
const anchorsOf = (file) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test('every link within the repository leads somewhere', () => {
  const links = found(/\]\((?!https?:)([^)\s]+)\)/g);
  expect(links.length).toBeGreaterThan(60);
  const leadsNowhere = ([document, link]) => {
    const [file, anchor] = link.split('#');
    const target = file === '' ? document : path.join(path.dirname(document), file);
    return !existsSync(path.join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  };
  expect(links.filter(leadsNowhere)).toEqual([]);
});

test('every command of npm that they name is one', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = found(/npm run ([\w:-]+)/g);
  expect(named.length).toBeGreaterThan(80);
  // The repository of a single area has this one of its own.
  expect(named.filter(([, name]) => !(name in scripts) && name !== 'types')).toEqual([]);
});

test('every call that they name with its method is one of the contract', () => {
  const sources = files.filter((file) => /^shared-api\/src\/contracts\/[\w-]+\.ts$/.test(file)).map(read);
  const calls = [...sources.join('').matchAll(/method: '(\w+)',\s+path: '\/([^']+)'/g)].map(([, ...call]) =>
    call.join(' '),
  );
  const named = found(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`/g);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter(([, call]) => !calls.includes(call))).toEqual([]);
});

/** What is built, or what a reader makes: in no repository. */
const isMade = (name) => /\/dist\/|NNNN_/.test(name);

test('every path of a source that they name is how the path of a file ends', () => {
  const named = found(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|[mc]js|sql|md|csv|conf|json))`/g);
  expect(named.length).toBeGreaterThan(200);
  const isThere = (name) => files.some((file) => `/${file}`.endsWith(`/${name.replace(/^(?:\.\.?\/)+/, '')}`));
  expect(named.filter(([, name]) => !isMade(name) && !isThere(name))).toEqual([]);
});

test('every folder of a workspace that they name is there, or an entry point of it', () => {
  const named = found(new RegExp(`\`((?:${[...workspaces, 'scripts', 'docs', 'deploy'].join('|')})/[\\w./-]+)\``, 'g'));
  expect(named.length).toBeGreaterThan(100);
  const entryPoints = libraries.flatMap((name) =>
    Object.keys(JSON.parse(read(`${name}/package.json`)).exports).map((entry) => path.join(name, entry)),
  );
  const isThere = (name) => entryPoints.includes(name) || existsSync(path.join(root, name));
  expect(named.filter(([, name]) => !isMade(name) && !isThere(name))).toEqual([]);
});
