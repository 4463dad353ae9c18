import { type Door, doors } from '../boot/doors';

/** One version of a door, as Module Federation wants it. */
interface Shared {
  readonly from: string;
  /** A function that gives the exports, or a promise of one. */
  get(): unknown;
}

/** By name, then by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>;

function shared({ open }: Door): Shared {
  const get = () => {
    const exports = open();
    return exports instanceof Promise ? exports.then((arrived) => () => arrived) : () => exports;
  };
  return { from: 'shell', get };
}

export function shareScopeOf(provided: Readonly<Record<string, Door>>): ShareScope {
  return Object.fromEntries(Object.entries(provided).map(([name, door]) => [name, { [door.version]: shared(door) }]));
}

/** All that areas take from the shell. One object for the page: a container holds on to the one it was given. */
export const shareScope = shareScopeOf(doors);
