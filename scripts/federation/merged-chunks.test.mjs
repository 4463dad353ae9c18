import { areaChunks, shellChunks } from './merged-chunks.mjs';

const { desk, overlays } = shellChunks.cacheGroups;

/** A module in chunks that are asked for by these: files by their name, shared modules by theirs. */
function inGroup({ test }, ...requests) {
  const origins = requests.map((request) =>
    request.startsWith('shared-ui/') ? { module: { type: 'provide-module', _name: request } } : { request },
  );
  const chunks = origins.map((origin) => ({ groupsIterable: [{ origins: [origin] }] }));
  return test({}, { chunkGraph: { getModuleChunksIterable: () => chunks } });
}

test('frames and what pages take from them are one script', () => {
  expect(inGroup(desk, './staff-frame')).toBe(true);
  expect(inGroup(desk, './account-frame', './staff-frame')).toBe(true);
  expect(inGroup(desk, 'shared-ui/table')).toBe(true);
  expect(inGroup(overlays, 'shared-ui/overlays')).toBe(true);
});

test('what visitors have too waits for neither', () => {
  expect(inGroup(desk, './staff-frame', '../auth/login-page')).toBe(false);
  expect(inGroup(desk, 'shared-ui/table', 'shared-ui/pdf')).toBe(false);
  expect(inGroup(overlays, 'shared-ui/overlays', 'shared-ui/forms')).toBe(false);
});

test('an area of visitors is split as webpack does it', () => {
  expect(areaChunks('public')).toEqual({});
  expect(areaChunks('staff').maxAsyncRequests).toBe(3);
});
