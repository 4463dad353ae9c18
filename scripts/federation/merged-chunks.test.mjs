import { areaChunks, shellChunks } from './merged-chunks.mjs';

const { frame, desk, deskIcons, overlays } = shellChunks.cacheGroups;

/** A module in chunks that are asked for by these: files by their name, shared modules by theirs. */
function inGroup({ test }, ...requests) {
  const chunks = requests.map(chunkAskedBy);
  return test({ size: () => 300 }, { chunkGraph: { getModuleChunksIterable: () => chunks } });
}

function chunkAskedBy(request) {
  const isShared = request.startsWith('shared-ui/');
  return {
    groupsIterable: [{ origins: [isShared ? { module: { type: 'provide-module', _name: request } } : { request }] }],
  };
}

test('frames are one script, what pages take from them another, and what opens over them a third', () => {
  expect(inGroup(frame, './account-frame', './staff-frame')).toBe(true);
  expect(inGroup(desk, 'shared-ui/desk', 'shared-ui/table')).toBe(true);
  expect(inGroup(overlays, 'shared-ui/overlays')).toBe(true);
});

test('who takes a shared module is not in its script, which would wait for itself', () => {
  for (const one of [frame, desk]) expect(inGroup(one, './staff-frame', 'shared-ui/table')).toBe(false);
  expect(inGroup(desk, './staff-frame')).toBe(false);
});

test('what visitors have too waits for neither', () => {
  expect(inGroup(frame, './staff-frame', '../auth/login-page')).toBe(false);
  expect(inGroup(desk, 'shared-ui/table', 'shared-ui/pdf')).toBe(false);
  expect(inGroup(overlays, 'shared-ui/overlays', 'shared-ui/forms')).toBe(false);
});

test('an icon that tables have in common with others is in their script, and the others have it too', () => {
  expect(inGroup(deskIcons, 'shared-ui/table', 'shared-ui/pdf')).toBe(true);
  expect(inGroup(deskIcons, './staff-frame', 'shared-ui/table')).toBe(false);
  expect(deskIcons.name).toBe(desk.name);
  expect(deskIcons.chunks(chunkAskedBy('shared-ui/table'))).toBe(true);
  expect(deskIcons.chunks(chunkAskedBy('shared-ui/pdf'))).toBe(false);
});

test('an area of visitors is split as webpack does it', () => {
  expect(areaChunks('public')).toEqual({});
  expect(areaChunks('staff', 'area').maxAsyncRequests).toBe(3);
});
