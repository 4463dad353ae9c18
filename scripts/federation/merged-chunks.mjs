/** What a module's chunks are asked for by: the file that an `import()` names, or the shared module that provides it. */
function requestsOf(module, { chunkGraph }) {
  const origins = [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) =>
    [...chunk.groupsIterable].flatMap((group) => group.origins),
  );
  return origins.map(({ request, module: asking }) => (asking?.type === 'provide-module' ? asking._name : request));
}

/** What everybody who is signed in begins with: the frames, and what nearly every page in them takes from the shell. */
const deskRequests = ['./account-frame', './staff-frame', 'shared-ui/desk', 'shared-ui/table'];

/** What opens over a page: in no page's first scripts, for it comes when somebody asks for it. */
const overlaysRequest = 'shared-ui/overlays';

/**
 * The shell's chunks for those who are signed in, as one script each: a page names them all, and each more costs a
 * request.
 */
export const shellChunks = {
  cacheGroups: {
    desk: {
      name: 'desk',
      chunks: 'async',
      enforce: true,
      priority: 20,
      test: (module, graphs) => requestsOf(module, graphs).some((request) => deskRequests.includes(request)),
    },
    overlays: {
      name: 'overlays',
      chunks: 'async',
      enforce: true,
      priority: 10,
      test: (module, graphs) => requestsOf(module, graphs).includes(overlaysRequest),
    },
  },
};

/**
 * The chunks of an area in which people work: a page is its own script and at most two that it shares with others. What
 * would need a third is sent with each page; it is in the browser's cache from then on. Visitors see one page or two,
 * so that theirs are split as webpack does it.
 * @param {string} frame of the area
 */
export const areaChunks = (frame) => (frame === 'public' ? {} : { maxAsyncRequests: 3 });
