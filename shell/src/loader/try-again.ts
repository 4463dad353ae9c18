import { loadReleases } from '../registry/load-releases';
import { retryArea } from './area-attempts';

/**
 * Tries an area once more: in this page, or in a new one when another version of it is live by now.
 * @param inPage how in this page; unless told, the area is loaded anew
 */
export async function tryAgain(areaName: string, inPage = () => retryArea(areaName)): Promise<void> {
  const renews = await loadReleases()
    .then(({ renewArea }) => renewArea(areaName))
    .catch(() => false);
  if (!renews) inPage();
}
