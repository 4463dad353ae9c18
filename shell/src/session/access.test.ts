import { checkAccess, homeOf } from './access';

const visitor = { authenticated: false, roles: [] } as const;
const customer = { authenticated: true, roles: ['user'] } as const;
const manager = { authenticated: true, roles: ['manager'] } as const;

test('a page that needs authentication sends a visitor to sign in, with the message to the letter', () => {
  expect(checkAccess('account', visitor)).toEqual({ kind: 'sign-in', message: 'Authentication required' });
  expect(checkAccess('manager', visitor)).toEqual({ kind: 'sign-in', message: 'Authentication required' });
});

test('a page marked auth=false sends a signed-in person to the dashboard', () => {
  expect(checkAccess('signed-out', manager)).toEqual({ kind: 'leave', to: '/cms' });
  expect(checkAccess('signed-out', visitor)).toEqual({ kind: 'enter' });
});

test('a page of a role that the session lacks leads to 403', () => {
  expect(checkAccess('admin', manager)).toEqual({ kind: 'leave', to: '/error/403' });
  expect(checkAccess('manager', manager)).toEqual({ kind: 'enter' });
  expect(checkAccess('account', customer)).toEqual({ kind: 'enter' });
});

test('staff belong on the dashboard, a customer in the account', () => {
  expect(homeOf(manager)).toBe('/cms');
  expect(homeOf(customer)).toBe('/account');
});
