import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import { areaTrouble } from '../areas/area-trouble';
import { messages } from './messages';

/** "1 area e 1 adattatore": what is off, ill or failed; null on a quiet day. */
export function toLookAt(system: SystemStatus, areas: readonly AreaStatus[], intl: IntlShape): string | null {
  const counts = [
    [messages.areas, areas.filter((area) => !area.enabled || areaTrouble(area, system.now) !== null).length],
    [messages.adapters, system.adapters.filter(({ healthy }) => !healthy).length],
    [messages.jobs, system.jobs.filter(({ last_error }) => last_error !== null).length],
  ] as const;
  const found = counts.filter(([, count]) => count > 0);
  if (found.length === 0) return null;
  return intl.formatList(found.map(([message, count]) => intl.formatMessage(message, { count })));
}
