/** What a module's chunks are asked for by: the file that an `import()` names, or the shared module that provides it. */
function requestsOf(module, { chunkGraph }) {
  const origins = [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) =>
    [...chunk.groupsIterable].flatMap((group) => group.origins),
  );
  return origins.map(({ request, module: asking }) => (asking?.type === 'provide-module' ? asking._name : request));
}

/** What stands around the pages of who is signed in. */
const ofFrames = /^\.\/(account|staff)-frame$/;

/** What the frames, and nearly every page in them, take from the shell. */
const ofDesk = /^shared-ui\/(desk|table)$/;

/** What opens over a page: in no page's first scripts, for it comes when somebody asks for it. */
const ofOverlays = /^shared-ui\/overlays$/;

/** What visitors have too: it must not wait for a script of those who are signed in. */
const ofVisitors = /^\.\.\/(auth|errors)\/|^shared-ui\/(forms|passkeys|pdf)$/;

/** Modules that some chunk of these is asked for with, and none of those. */
const askedBy = (wanted, others) => (module, graphs) => {
  const requests = requestsOf(module, graphs).filter((request) => request !== undefined);
  return (
    requests.some((request) => wanted.test(request)) &&
    !requests.some((request) => others.some((other) => other.test(request)))
  );
};

const group = (name, test) => ({ name, test, chunks: 'async', enforce: true });

/**
 * The shell's chunks for those who are signed in, as one script each: a page names them all, and each more costs a
 * request. Who takes a shared module must not be in its script: that would wait for itself.
 */
export const shellChunks = {
  cacheGroups: {
    frame: group('frame', askedBy(ofFrames, [ofVisitors, ofDesk, ofOverlays, /^shared-ui\/calendar$/])),
    desk: group('desk', askedBy(ofDesk, [ofFrames, ofVisitors, ofOverlays, /^shared-ui\/calendar$/])),
    overlays: group('overlays', askedBy(ofOverlays, [ofFrames, ofVisitors, ofDesk])),
  },
};

/**
 * The chunks of an area in which people work: a page is its own script and at most two that it shares with others,
 * however big a third would be. Visitors see one page or two, so that theirs are split as webpack does it.
 * @param {string} frame of the area
 */
export const areaChunks = (frame) =>
  frame === 'public' ? {} : { maxAsyncRequests: 3, enforceSizeThreshold: Number.MAX_SAFE_INTEGER };
