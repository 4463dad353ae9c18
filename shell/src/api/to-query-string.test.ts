import { toQueryString } from './to-query-string';

test('writes arrays with their index and objects with their keys', () => {
  const query = { page: 2, wheres: [{ field: 'status', op: 'in', value: ['PAID', 'SIGNED'] }] };

  expect(decodeURIComponent(toQueryString(query))).toBe(
    'page=2&wheres[0][field]=status&wheres[0][op]=in&wheres[0][value][0]=PAID&wheres[0][value][1]=SIGNED',
  );
});

test('leaves out what is not set', () => {
  expect(toQueryString({ search: '', vin: undefined, page: 1 })).toBe('page=1');
  expect(toQueryString(undefined)).toBe('');
});
