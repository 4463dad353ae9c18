import { loadReleases } from '../registry/load-releases';
import { retryArea } from './area-attempts';

/** Tries an area once more: in this page, or in a new one when another version of it is live by now. */
export async function tryAgain(areaName: string): Promise<void> {
  const renews = await loadReleases()
    .then(({ renewArea }) => renewArea(areaName))
    .catch(() => false);
  if (!renews) retryArea(areaName);
}
