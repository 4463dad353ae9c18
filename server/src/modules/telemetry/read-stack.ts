import { posix } from 'node:path';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import { pieceOf } from 'shared-api/release';
import type { ReleaseStore } from '../../platform/releases';
import { createBoundedCache } from '../../platform/web';

/** Tells a stack of served scripts as places in our sources; what has no source map stays as it is. */
export type StackReader = (stack: string) => Promise<string>;

/** A place in a script of a released version, as every browser writes it. */
const place =
  /https?:\/\/[^\s/]+\/(?:areas\/(?<area>[a-z0-9-]+)|shell)\/(?<id>[0-9A-Za-z][0-9A-Za-z.-]{0,60}-[0-9a-f]{12})\/(?<script>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)/g;

const mostMaps = 20;
const mostStacks = 200;

/** Reads stacks by the source maps that the release store keeps; what was read lately is remembered. */
export function createStackReader(store: Pick<ReleaseStore, 'sourceMap'>): StackReader {
  const maps = createBoundedCache<TraceMap>(mostMaps);
  const stacks = createBoundedCache<string>(mostStacks);

  const mapOf = (piece: string, id: string, script: string) =>
    maps.getOrMake(`${piece} ${id} ${script}`, async () => {
      const content = await store.sourceMap(piece, id, script);
      return content === null ? null : new TraceMap(content.toString('utf8'));
    });

  async function sourceOf({ groups = {} }: RegExpExecArray): Promise<string | null> {
    const { area = 'shell', id = '', script = '', line, column } = groups;
    const map = await mapOf(pieceOf(area), id, script).catch(() => null);
    if (map === null) return null;
    // Browsers count lines and columns from one, a map's segments from zero.
    const found = traceSegment(map, Number(line) - 1, Math.max(0, Number(column) - 1));
    if (found === null || found.length === 1) return null;
    const [, source, sourceLine, sourceColumn] = found;
    // As webpack wrote it: resolved like an address it would lose the steps up to a sibling workspace.
    const name = map.sources[source];
    return name ? `${sourceName(name)}:${sourceLine + 1}:${sourceColumn + 1}` : null;
  }

  async function read(stack: string): Promise<string> {
    let text = '';
    let end = 0;
    for (const found of stack.matchAll(place)) {
      text += stack.slice(end, found.index) + ((await sourceOf(found)) ?? found[0]);
      end = found.index + found[0].length;
    }
    return text + stack.slice(end);
  }

  return async (stack) => (await stacks.getOrMake(stack, () => read(stack))) ?? stack;
}

/** `webpack://remote-admin_0123456789ab/../shared-ui/src/a.tsx` is `shared-ui/src/a.tsx`. */
function sourceName(source: string): string {
  const [, workspace = '', path = source] = /^webpack:\/\/([^/]*?)(?:_[0-9a-z]+)?\/(.*)$/.exec(source) ?? [];
  return posix.join(workspace, path);
}
