import type { AreaRecord } from 'shared-api/host';
import { clearSession, openSession, sessionStore } from '../auth/session-store';
import { createGuard } from './guard';
import { shellPages } from './shell-pages';

function area(name: string, paths: string[], role: AreaRecord['role'], frame: AreaRecord['frame']): AreaRecord {
  return {
    name,
    paths,
    role,
    frame,
    version: '1.0.0',
    build: 'b1',
    container: `${name}_b1`,
    entry: 'remoteEntry.js',
    preload: [],
    styles: [],
    hostRange: '^1.0.0',
    integrity: {},
    base: `/assets/${name}/`,
    enabled: true,
  };
}

const guard = createGuard({
  pages: shellPages('production'),
  areas: [
    area('public', ['/', '/ricerca'], null, 'public'),
    area('manager', ['/cms/manager'], 'manager', 'staff'),
    area('admin', ['/cms/admin'], 'admin', 'staff'),
  ],
});

function visit(path: string): string | null {
  return guard({ request: new Request(`http://localhost${path}`) })?.headers.get('Location') ?? null;
}

afterEach(() => clearSession());

test('a visitor is sent to sign in, back to the same address afterwards, and is told why', () => {
  expect(visit('/cms/manager/contracts?page=2')).toBe('/login?next=%2Fcms%2Fmanager%2Fcontracts%3Fpage%3D2');
  expect(sessionStore.getState().message).toBe('Authentication required');
});

test('public pages are open to everybody', () => {
  expect(visit('/')).toBeNull();
  expect(visit('/ricerca/ZACPJFCW1SP018273')).toBeNull();
  expect(visit('/login')).toBeNull();
});

test('sign-in pages send a signed-in person to the dashboard', () => {
  openSession('abc', ['manager']);

  expect(visit('/login')).toBe('/cms');
  expect(visit('/forgot-password')).toBe('/cms');
});

test('the dashboard sends a customer on to the account', () => {
  openSession('abc', ['user']);

  expect(visit('/cms')).toBe('/account');
});

test('an area of another role is forbidden', () => {
  openSession('abc', ['manager']);

  expect(visit('/cms/admin/users')).toBe('/error/403');
  expect(visit('/cms/manager')).toBeNull();
});
