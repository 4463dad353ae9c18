import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const check = path.join(__dirname, 'import-rules.mjs');

/** One breach of each rule: the file that commits it, and what it imports. */
const breaches = {
  'not-to-unresolvable': ['shell/src/boot/start.ts', './nowhere'],
  'declared-dependencies': ['server/src/platform/undeclared.ts', 'undeclared'],
  'tests-stay-tests': ['shell/src/home/home.ts', 'shared-ui/testing'],
  'remote-not-to-remote': ['remote-admin/src/users/users.ts', '../../../remote-public/src/index'],
  'shell-not-to-remote': ['shell/src/loader/outlet.ts', '../../../remote-public/src/index'],
  'remote-not-to-shell': ['remote-public/src/search/search.ts', '../../../shell/src/boot/start'],
  'browser-not-to-server': ['shared-ui/src/button/button.ts', '../../../server/src/platform/clock'],
  'server-only-shared-api': ['server/src/platform/page.ts', 'shared-ui'],
  'e2e-only-shared-api': ['e2e/specs/sign.spec.ts', '../../server/src/platform/clock'],
  'nobody-to-e2e': ['server/src/platform/journey.ts', '../../../e2e/specs/sign.spec'],
  'shared-api-is-a-leaf': ['shared-api/src/client/send.ts', 'ky'],
  'shared-ui-is-a-leaf': ['shared-ui/src/chip/chip.ts', 'shared-api/contracts'],
  'components-take-the-core-by-its-entry-points': ['shared-ui/src/components/cells/cell.ts', '../../chip/chip'],
  'shared-staff-below-the-areas': ['shared-staff/src/list/list.ts', 'ky'],
  'shared-staff-for-areas': ['shell/src/home/staff.ts', '../../../shared-staff/src/index'],
  'shared-by-its-entry-point': ['shell/src/home/card.ts', '../../../shared-ui/src/chip/chip'],
  'contracts-are-pure': ['shared-api/src/contracts/stores.ts', '../client/send'],
  'feature-not-to-feature': ['remote-public/src/signing/sign.ts', '../search/search'],
  'common-not-to-feature': ['remote-public/src/common/steps.ts', '../search/search'],
  'server-module-entry-point': ['server/src/modules/contracts/contracts.service.ts', '../stores/stores.repository'],
  'server-module-tables': ['server/src/modules/stores/stores.test.ts', '../contracts/tables/contract.table'],
  'server-tables-by-entry': ['server/src/app.ts', './modules/contracts/tables/contract.table'],
  'server-tables-know-tables': ['server/src/modules/contracts/tables/contract.table.ts', '../contracts.service'],
  'server-documents-below-contracts': ['server/src/modules/documents/index.ts', '../contracts/index'],
  'server-contracts-below-signing': ['server/src/modules/contracts/index.ts', '../reporting/index'],
  'server-signing-below-after-sale': ['server/src/modules/signing/index.ts', '../after-sale/index'],
  'server-after-sale-below-reporting': ['server/src/modules/after-sale/index.ts', '../reporting/index'],
  'scope-below-modules': ['server/src/scope/scope.ts', '../modules/contracts/contracts.service'],
  'platform-below-modules': ['server/src/platform/jobs.ts', '../modules/contracts/contracts.service'],
  'server-modules-below-app': ['server/src/modules/signing/sign.ts', '../../app'],
  'ky-lives-in-shell-api': ['shell/src/auth/sign-in.ts', 'ky'],
  'chakra-lives-in-shared-ui': ['remote-admin/src/users/table.ts', '@chakra-ui/react'],
  'libraries-by-their-entry-point': ['remote-admin/src/users/route.ts', 'react-router-dom'],
  'zod-by-its-entry-point': ['shared-api/src/entities/store.ts', 'zod'],
  'no-circular': ['server/src/platform/circle-other.ts', './circle'],
  'shell-registry-below': ['shell/src/registry/ask.ts', '../loader/load'],
  'shell-loader-below-navigation': ['shell/src/loader/load.ts', '../navigation/history'],
  'react-stays-in-its-folder': ['shared-api/src/errors/boundary.ts', 'react'],
  'host-is-the-shells': ['remote-admin/src/app/host.ts', 'shared-api/host'],
};

const innocent = {
  'shell/src/navigation/history.ts': '../boot/start',
  'server/src/platform/clock.ts': '../../../shared-api/src/index',
  'server/src/platform/circle.ts': './circle-other',
  'server/src/modules/stores/stores.repository.ts': '../../platform/clock',
  'server/src/modules/reporting/index.ts': '../../platform/clock',
  'server/src/modules/contracts/tables/note.table.ts': '../../documents/tables/document.table',
  'server/src/modules/documents/tables/document.table.ts': '../../contracts/tables/note.table',
  'remote-public/src/index.ts': './search/search',
  'shared-api/src/index.ts': './contracts/index',
  'shared-api/src/contracts/index.ts': './stores',
  'shared-api/src/host/index.ts': '../index',
  'shared-staff/src/index.ts': './list/list',
  'shared-ui/src/index.ts': './button/button',
  'shared-ui/src/testing/index.ts': '../index',
};

const packages = ['ky', 'zod', 'react', 'undeclared', '@chakra-ui/react', 'react-router-dom'];
const entryPoints = {
  'shared-api': { '.': './src/index.ts', './contracts': './src/contracts/index.ts', './host': './src/host/index.ts' },
  'shared-ui': { '.': './src/index.ts', './testing': './src/testing/index.ts' },
};

let root;

const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** What the check says about the planted tree, and whether it let it pass. */
const runCheck = () => {
  try {
    execFileSync(process.execPath, [check, root], { encoding: 'utf8', stdio: 'pipe' });
    return { passed: true, said: '' };
  } catch (failure) {
    return { passed: false, said: failure.stderr };
  }
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const declared = packages.filter((name) => name !== 'undeclared').map((name) => [name, '1.0.0']);
  write('package.json', JSON.stringify({ dependencies: Object.fromEntries(declared) }));
});

afterEach(() => rmSync(root, { recursive: true }));

const plantWorkspaces = () => {
  for (const [name, exports] of Object.entries(entryPoints)) {
    write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0', exports }));
    symlinkSync(path.join(root, name), path.join(root, 'node_modules', name));
  }
};

it('sees every rule broken', () => {
  plantWorkspaces();
  for (const [file, address] of [...Object.values(breaches), ...Object.entries(innocent)]) {
    write(file, `import '${address}';\nexport const here = 1;\n`);
  }
  const { passed, said } = runCheck();
  expect(passed).toBe(false);
  const missed = Object.entries(breaches).filter(([rule, [file]]) => !said.includes(`${rule}: ${file} ->`));
  expect(missed).toEqual([]);
});

it('sees a circle that hangs on types alone', () => {
  plantWorkspaces();
  for (const [file, address] of Object.entries(innocent)) write(file, `import '${address}';\nexport const here = 1;\n`);
  write('server/src/platform/left.ts', "import type { Right } from './right';\nexport type Left = Right;\n");
  write('server/src/platform/right.ts', "import type { Left } from './left';\nexport type Right = Left;\n");
  expect(runCheck().said).toContain('no-circular: server/src/platform/left.ts -> server/src/platform/right.ts');
});

it('sees folders that reach into each other, though no file does', () => {
  plantWorkspaces();
  for (const [file, address] of Object.entries(innocent)) write(file, `import '${address}';\nexport const here = 1;\n`);
  write('shell/src/layout/bar.ts', "import '../palette/open';\n");
  write('shell/src/palette/open.ts', 'export const here = 1;\n');
  write('shell/src/palette/list.ts', "import '../home/page';\n");
  write('shell/src/home/page.ts', "import type { Frame } from '../layout/frame';\nexport type Page = Frame;\n");
  write('shell/src/layout/frame.ts', 'export type Frame = 1;\n');
  write('shell/src/layout/bar.test.ts', "import '../home/page';\n");
  const { said } = runCheck();
  expect(said.match(/^folder-circle: .*/gm)).toEqual([
    'folder-circle: shell/src/home and shell/src/layout: shell/src/home/page.ts -> shell/src/layout/frame.ts',
    'folder-circle: shell/src/layout and shell/src/palette: shell/src/layout/bar.ts -> shell/src/palette/open.ts',
    'folder-circle: shell/src/palette and shell/src/home: shell/src/palette/list.ts -> shell/src/home/page.ts',
  ]);
});

it('refuses an import whose address is computed, since no rule sees where it leads', () => {
  plantWorkspaces();
  for (const [file, address] of Object.entries(innocent)) write(file, `import '${address}';\nexport const here = 1;\n`);
  const computed = 'shell/src/loader/bring.ts';
  write(computed, "const area = '../../../remote-public/src/index';\nexport const bring = () => import(area);\n");
  write('shell/src/loader/fixed.ts', "export const bring = () => import('../navigation/history');\n");
  const { said } = runCheck();
  expect(said).toContain(`computed-import: ${computed} ->`);
  expect(said).not.toContain('computed-import: shell/src/loader/fixed.ts');
});

it('lets tables name each other, as foreign keys do', () => {
  plantWorkspaces();
  for (const [file, address] of Object.entries(innocent)) write(file, `import '${address}';\nexport const here = 1;\n`);
  expect(runCheck().said).not.toContain('.table.ts');
});

it('refuses to call an empty tree clean', () => {
  write('server/src/main.ts', 'export const here = 1;\n');
  expect(runCheck()).toEqual({ passed: false, said: expect.stringContaining('only 1 source files were found') });
});
