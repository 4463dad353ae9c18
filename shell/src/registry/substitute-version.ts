import type { AreaRecord, Registry } from 'shared-api/host';
import { reportError } from '../api/report-error';
import { areasInPage } from './areas-in-page';
import { askRegistry, patienceWithoutPageMs } from './ask-registry';
import { brokenVersions } from './page-releases';
import { registryStore } from './registry-store';
import { versionOf } from './release.rules';

/** The version to run instead of one that did not load: the live one by now, or its fallback. */
function goodVersionOf(area: AreaRecord, { areas }: Registry): AreaRecord | undefined {
  const live = areas.find(({ name }) => name === area.name);
  return [live, live?.fallback].find((version) => version && !brokenVersions.has(versionOf(version)));
}

/** Two versions of one area never run in one page. */
function runsOtherThan(version: AreaRecord): boolean {
  const here = areasInPage.get(version.name);
  return here !== undefined && versionOf(here) !== versionOf(version);
}

/**
 * Replaces an area's version that did not load by the last good one, and reports the failure. Not while the document is
 * being reloaded.
 * @throws the same error, for the area's boundary to report, when there is no good version
 */
export async function substituteFor(area: AreaRecord, error: unknown): Promise<AreaRecord> {
  if (registryStore.getState().reloading) throw error;
  const newest = await askRegistry(0, patienceWithoutPageMs).catch(() => null);
  if (newest === null) throw error;
  brokenVersions.add(versionOf(area));
  const other = goodVersionOf(area, newest);
  if (other === undefined || runsOtherThan(other)) throw error;
  reportError({ error, area: area.name, version: area.version, kind: 'area' });
  registryStore.setState(({ areas }) => ({ areas: areas.map((known) => (known.name === area.name ? other : known)) }));
  return other;
}
