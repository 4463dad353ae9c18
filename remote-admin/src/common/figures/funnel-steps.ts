import type { Analytics } from 'shared-api/entities';
import { formatNumber, formatPercent } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { FunnelStep } from 'shared-ui/work';
import { funnelMessages as words } from './messages';

type Funnel = Analytics['funnel'];

/**
 * How far the visits behind a funnel were recorded: fewer searches than contracts signed on line say that some were not,
 * and what passed from a step to the next is then not known. A funnel that begins at the signature has no visits.
 */
export function visitsOf(funnel: Funnel): 'all' | 'some' | 'none' {
  const searched = funnel.find(({ step }) => step === 'search')?.count;
  const signed = funnel.find(({ step }) => step === 'signed')?.count ?? 0;
  if (searched === undefined || searched >= signed) return 'all';
  return searched === 0 ? 'none' : 'some';
}

/**
 * The steps with what passed from each to the next; the one that most are lost before is marked. Where more are at a
 * step than at the one before (who signs today may have searched before the period) that says nothing, nor where visits
 * are missing.
 * @param listOf the contracts of a step; visits have none
 */
export function funnelSteps(
  funnel: Funnel,
  intl: IntlShape,
  listOf: (step: Funnel[number]['step']) => string | undefined,
): FunnelStep[] {
  const isKnown = visitsOf(funnel) === 'all';
  const passed = funnel.map(({ step, count }, place) => {
    const before = funnel[place - 1]?.count ?? 0;
    const ofContracts = step === 'paid';
    return before < Math.max(count, 1) || !(isKnown || ofContracts) ? null : count / before;
  });
  const least = Math.min(...passed.map((share) => share ?? 1));
  const worst = least < 1 && isKnown ? passed.indexOf(least) : -1;
  return funnel.map(({ step, count }, place) => ({
    key: step,
    label: intl.formatMessage(words[step]),
    count,
    countText: formatNumber(count),
    to: listOf(step),
    passed: place === 0 ? null : written(passed[place] ?? null),
    worst: place === worst,
  }));
}

const written = (share: number | null) => (share === null ? '–' : formatPercent(share * 100, 1));
