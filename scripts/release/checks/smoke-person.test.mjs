import { openTab } from './smoke-tab.mjs';

const live = { server: 'https://esempio.it' };
const cookies = [
  { name: 'bucket', value: '99' },
  { name: 'person', value: 'uid.signature' },
  { name: 'device', value: 'd' },
];

/** Answers of the tab of a person who signed in: what it asks the live product for, and what the page is given. */
async function answersTo(address, type) {
  let answer;
  const page = {
    route: async (_, listener) => {
      answer = listener;
    },
    on: () => {},
  };
  await openTab({ newPage: async () => page, cookies: async () => cookies }, { pieces: [], live });
  const asked = [];
  const given = [];
  const response = { status: () => 200, text: async () => '<html></html>' };
  await answer({
    request: () => ({
      url: () => address,
      resourceType: () => type,
      headers: () => ({ accept: '*/*' }),
    }),
    fetch: async ({ headers }) => {
      asked.push(headers);
      return response;
    },
    fulfill: async (what) => given.push(what),
    continue: async () => given.push('as it is'),
    abort: async () => given.push('nothing'),
  });
  return { asked, given, response };
}

test.each([
  ['/cms/admin', 'document'],
  ['/registry.json', 'fetch'],
])('%s comes as it is live, whatever trial reaches who signed in', async (path, type) => {
  const { asked, given, response } = await answersTo(`${live.server}${path}`, type);
  expect(asked).toEqual([{ accept: '*/*', cookie: 'bucket=99; device=d' }]);
  expect(given).toEqual([expect.objectContaining({ response })]);
});

test('calls go as the person who signed in', async () => {
  const { asked, given } = await answersTo(`${live.server}/api/v1/account`, 'fetch');
  expect([asked, given]).toEqual([[], ['as it is']]);
});
