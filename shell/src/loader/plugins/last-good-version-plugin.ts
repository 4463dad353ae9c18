import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { areasInPage } from '../../registry/areas-in-page';
import { loadReleases } from '../../registry/load-releases';
import { DisabledAreaError, UnfitAreaError } from '../area-errors';
import { requestFor, versionRequested, type WantedVersion, wantVersion } from '../wanted-versions';

/** The library's messages for a shared package that the shell lacks, or has in an unsuitable version. */
const unfit = /does not satisfy the requirement|^Can not get '/;

/** Gives an area that was built for other shared packages an error of its own, to tell it from one that broke. */
function named(error: unknown): unknown {
  return error instanceof Error && unfit.test(error.message) ? new UnfitAreaError(error.message) : error;
}

/** Undoes the entry in `areasInPage` for a version that did not load. */
function putBack({ area, before }: WantedVersion): void {
  if (before) areasInPage.set(area.name, before);
  else areasInPage.delete(area.name);
}

/**
 * Answers with the last good version of an area in the place of one that did not load, which is reported. Rejects when
 * there is none, for the area's boundary to report, and at once for an area that is switched off.
 */
export function lastGoodVersionPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'last-good-version-plugin',
    async errorLoadRemote({ id, error, lifecycle, origin }) {
      const wanted = versionRequested(id);
      if (wanted === undefined || lifecycle !== 'onLoad' || error instanceof DisabledAreaError) return undefined;
      putBack(wanted);
      const failure = named(error);
      const releases = await loadReleases().catch(() => null);
      if (!releases) throw failure;
      const substitute = await releases.substituteFor(wanted.area, failure);
      wantVersion(substitute, wanted.attempt);
      return origin.loadRemote(requestFor(substitute));
    },
  };
}
