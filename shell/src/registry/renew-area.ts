import { beginLoading } from '../api/loading';
import { askRegistry, patienceWithoutPageMs } from './ask-registry';
import { brokenVersions, pageReleases } from './page-releases';
import { isNewShell, isOutdated } from './release.rules';
import { reloadDocument } from './reload-document';

/**
 * Reloads the document if another version of the broken area, or another shell, is live. Versions that failed to load
 * may be tried again from here on.
 * @returns whether the document is being reloaded
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
