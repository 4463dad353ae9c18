import { beginLoading } from '../api/loading';
import { askRegistry, patienceWithoutPageMs } from './ask-registry';
import { brokenVersions, pageReleases } from './page-releases';
import { isNewShell, isOutdated } from './release.rules';
import { reloadDocument } from './reload-document';

/**
 * Loads the page anew when another version of an area is live than the one that broke in it, or another shell. What did
 * not load may be tried once more.
 * @returns whether it does
 */
export async function renewArea(name: string): Promise<boolean> {
  brokenVersions.clear();
  const answered = beginLoading();
  const newest = await askRegistry(0, patienceWithoutPageMs).finally(answered);
  const page = pageReleases();
  const isNew = isNewShell(page.shell, newest) || isOutdated(page, newest, name);
  if (isNew) void reloadDocument(() => {});
  return isNew;
}
