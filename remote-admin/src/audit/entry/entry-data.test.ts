import { readEntry } from './entry-data';

test('a list of changes is told apart from what is only said', () => {
  const changes = [{ key: 'otp.tries', from: 5, to: 3 }];

  expect(readEntry({ changes, count: 1 })).toEqual({
    changes: [{ field: 'otp.tries', before: 5, after: 3 }],
    facts: [{ field: 'count', value: 1 }],
  });
});

test('one change has no name of its own', () => {
  expect(readEntry({ code: 'CC-2026-000777', from: 'a', to: 'b' })).toEqual({
    changes: [{ field: '', before: 'a', after: 'b' }],
    facts: [{ field: 'code', value: 'CC-2026-000777' }],
  });
});

test('a change may be told as before and after', () => {
  expect(readEntry({ before: ['user'], after: ['manager'], stores_lost: 0 })).toEqual({
    changes: [{ field: '', before: ['user'], after: ['manager'] }],
    facts: [{ field: 'stores_lost', value: 0 }],
  });
});

test('nothing is lost of what has another form', () => {
  expect(readEntry({ fields: ['lastname', 'city'] })).toEqual({
    changes: [],
    facts: [{ field: 'fields', value: ['lastname', 'city'] }],
  });
});
