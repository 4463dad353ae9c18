import { pieceName, pieceOf, releaseIdOf } from 'shared-api/release';
import type { ReleaseStore } from '../releases';
import { builtVersion } from './built-versions';

export type ServesVersion = (area: string, version: string) => Promise<boolean>;

/**
 * Tells whether browsers can have got a version of an area from here: it lies in the store, or is the build beside the
 * server.
 * @param root the folder that holds the builds
 */
export function servesVersion(root: string, store: Pick<ReleaseStore, 'current'>): ServesVersion {
  return async (area, version) => {
    const piece = pieceOf(area);
    if (!pieceName.safeParse(piece).success) return false;
    const { versions = [] } = (await store.current()).pieces[piece] ?? {};
    return versions.some((kept) => releaseIdOf(kept) === version) || builtVersion(root, piece)?.version === version;
  };
}
