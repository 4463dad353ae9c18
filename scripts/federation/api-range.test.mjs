import { apiRangeOf } from './api-range.mjs';

const route = (method, path) => `{method:"${method}",path:"${path}",access:"admin"}`;
const versions = {
  'GET /stores': { version: '1.4.0' },
  'POST /stores': { version: '1.12.0' },
  'GET /packages': { version: '1.9.0' },
};

test('a build wants the server that has its own calls as they are now', () => {
  expect(apiRangeOf(route('GET', '/stores'), versions)).toBe('^1.4.0');
  expect(apiRangeOf([route('GET', '/packages'), route('POST', '/stores')].join(), versions)).toBe('^1.12.0');
  expect(apiRangeOf('no call at all', versions)).toBeUndefined();
});

test('a call that nobody wrote down is not guessed', () => {
  expect(() => apiRangeOf(route('GET', '/new'), versions)).toThrow('GET /new');
});
