import { shellPages } from '../app/shell-pages';
import { clearSession, openSession } from '../session/session-store';
import { areaRecord } from '../testing/area-record';
import { redirectFor } from './guard';

const site = {
  pages: shellPages('production'),
  areas: [
    areaRecord({ name: 'public', paths: ['/', '/ricerca'] }),
    areaRecord({ name: 'manager', paths: ['/cms/manager'], role: 'manager', frame: 'staff' }),
    areaRecord({ name: 'admin', paths: ['/cms/admin'], role: 'admin', frame: 'staff' }),
  ],
};

function visit(path: string) {
  return redirectFor(site, new URL(path, 'http://localhost'));
}

afterEach(() => clearSession());

test('a visitor is sent to sign in, back to the same address afterwards, and is told why', () => {
  expect(visit('/cms/manager/contracts?page=2')).toEqual({
    to: '/login?next=%2Fcms%2Fmanager%2Fcontracts%3Fpage%3D2',
    message: 'Authentication required',
  });
});

test('the place on the page comes back too, but not what a link carries behind the hash', () => {
  expect(visit('/cms/manager/contracts/x#prossimo-passo')?.to).toBe(
    '/login?next=%2Fcms%2Fmanager%2Fcontracts%2Fx%23prossimo-passo',
  );
  expect(visit('/cms/manager#email=anna%40example.it')?.to).toBe('/login?next=%2Fcms%2Fmanager');
});

test('public pages are open to everybody', () => {
  expect(visit('/')).toBeNull();
  expect(visit('/ricerca/ZACPJFCW1SP018273')).toBeNull();
  expect(visit('/login')).toBeNull();
});

test('sign-in pages send a signed-in person to the dashboard', () => {
  openSession('abc', ['manager']);

  expect(visit('/login')?.to).toBe('/cms');
  expect(visit('/forgot-password')?.to).toBe('/cms');
});

test('the dashboard sends a customer on to the account', () => {
  openSession('abc', ['user']);

  expect(visit('/cms')?.to).toBe('/account');
});

test('an area of another role is forbidden', () => {
  openSession('abc', ['manager']);

  expect(visit('/cms/admin/users')?.to).toBe('/error/403');
  expect(visit('/cms/manager')).toBeNull();
});
