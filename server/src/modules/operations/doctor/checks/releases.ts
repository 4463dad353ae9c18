import type { Clock } from '../../../../platform/clock';
import type { Env } from '../../../../platform/env';
import { openReleaseStore, releasePlace } from '../../../../platform/releases';
import { startProblem } from '../../../../platform/start';
import { doctorMessages as messages } from '../doctor.messages';
import { type Finding, fault, well } from '../finding';

/** Whether the registry of released versions can be read. */
export async function examineReleases(env: Env, clock: Clock): Promise<Finding> {
  try {
    const store = await openReleaseStore(releasePlace(env), clock);
    const { pieces } = await store.read();
    return well(messages.releases, { count: Object.keys(pieces).length });
  } catch (error) {
    const text = startProblem(error, env);
    if (text !== null) return { weight: 'fault', text };
    return fault(messages.releasesAway, { variable: 'RELEASE_STORE' });
  }
}
