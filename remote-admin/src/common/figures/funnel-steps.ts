import type { Analytics } from 'shared-api/entities';
import { formatNumber } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { FunnelStep } from 'shared-ui/work';
import { shareText } from '../labels/share-text';
import { funnelMessages as words } from './messages';

/**
 * The steps with what passed from each to the next; the one that most are lost before is marked.
 * @param listOf the contracts of a step; visits have none
 */
export function funnelSteps(
  funnel: Analytics['funnel'],
  intl: IntlShape,
  listOf: (step: Analytics['funnel'][number]['step']) => string | undefined,
): FunnelStep[] {
  const passed = funnel.map(({ count }, place) => {
    const before = funnel[place - 1]?.count ?? 0;
    return before === 0 ? null : count / before;
  });
  const least = Math.min(...passed.map((share) => share ?? 1));
  const worst = least < 1 ? passed.indexOf(least) : -1;
  return funnel.map(({ step, count }, place) => ({
    key: step,
    label: intl.formatMessage(words[step]),
    count,
    countText: formatNumber(count),
    to: listOf(step),
    passed: place === 0 ? null : shareText(count, funnel[place - 1]?.count ?? 0, 1),
    worst: place === worst,
  }));
}
