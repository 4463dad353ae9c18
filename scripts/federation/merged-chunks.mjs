/** What a chunk is asked for by: the files that `import()` names, or the shared modules that provide them. */
function requestsOfChunk(chunk) {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins);
  return origins
    .map(({ request, module }) => (module?.type === 'provide-module' ? module._name : request))
    .filter((request) => request !== undefined);
}

/** The same of all chunks of a module. */
function requestsOf(module, { chunkGraph }) {
  return [...chunkGraph.getModuleChunksIterable(module)].flatMap(requestsOfChunk);
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
  const requests = requestsOf(module, graphs);
  return (
    requests.some((request) => wanted.test(request)) &&
    !requests.some((request) => others.some((other) => other.test(request)))
  );
};

const group = (name, test, chunks = 'async') => ({ name, test, chunks, enforce: true });

/** An icon, and what else is not worth a request of its own: who has it too keeps a copy. */
const isSmall = (module) => module.size() < 1_500;
const both = (one, other) => (module, graphs) => one(module) && other(module, graphs);

/** Only the chunks that are asked for as these: all others keep what they have in common with them. */
const onlyOf = (wanted) => (chunk) => requestsOfChunk(chunk).some((request) => wanted.test(request));

/**
 * The shell's chunks for those who are signed in, as one script each: a page names them all, and each more costs a
 * request. Who takes a shared module must not be in its script: that would wait for itself.
 */
export const shellChunks = {
  cacheGroups: {
    frame: group('frame', askedBy(ofFrames, [ofVisitors, ofDesk, ofOverlays, /^shared-ui\/calendar$/])),
    desk: group('desk', askedBy(ofDesk, [ofFrames, ofVisitors, ofOverlays, /^shared-ui\/calendar$/])),
    deskIcons: group('desk', both(isSmall, askedBy(ofDesk, [ofFrames])), onlyOf(ofDesk)),
    overlays: group('overlays', askedBy(ofOverlays, [ofFrames, ofVisitors, ofDesk])),
  },
};

/**
 * The chunks of an area in which people work: a page is its own script and at most two that it shares with others,
 * however big a third would be, and what the area begins with is one script. Visitors see one page or two, so that theirs
 * are split as webpack does it.
 * @param {string} frame of the area
 * @param {string} first the chunk that the area begins with
 */
export const areaChunks = (frame, first) =>
  frame === 'public'
    ? {}
    : {
        chunks: ({ name }) => name !== first,
        maxAsyncRequests: 3,
        enforceSizeThreshold: Number.MAX_SAFE_INTEGER,
      };
