import { useState } from 'react';
import { type Analytics, type AnalyticsPeriod, contractSources } from 'shared-api/entities';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FigureLink, FigureTable, StepBars } from 'shared-ui/work';
import { shareText } from '../labels/share-text';
import { ChartSwitch, type Shown } from './chart-switch';
import { contractsOfPeriod, type Narrowed } from './contracts-behind';
import { FormulaLine } from './formula-line';
import { funnelSteps, visitsOf } from './funnel-steps';
import { funnelMessages as words } from './messages';
import type { Basis } from './period-names';
import { usePeriodSpan } from './period-span';

interface FunnelPanelProps {
  analytics: Analytics;
  /** Empty for every dealer: visits belong to none. */
  store: string;
  /** Whose visits and contracts the funnel is of. */
  period: AnalyticsPeriod;
}

/** How many visitors came how far, from the search to a paid contract; of one dealer, from the signature on. */
export function FunnelPanel({ analytics: { funnel, desk }, store, period }: FunnelPanelProps) {
  const intl = useIntl();
  const [shown, setShown] = useState<Shown>('chart');
  const lists = endLists(store, period);
  const steps = funnelSteps(funnel, intl, (step) =>
    step === 'signed' || step === 'paid' ? lists.online[step] : undefined,
  );
  const visits = visitsOf(funnel);
  const worst = steps.findIndex((step) => step.worst);
  const title = intl.formatMessage(words.title);
  const days = usePeriodSpan()(period);

  return (
    <Panel
      bare
      title={title}
      meta={
        visits === 'all' && (
          <FormattedMessage
            {...words.whole}
            values={{
              from: funnel[0]?.step === 'signed' ? 'signed' : 'search',
              share: shareText(funnel.at(-1)?.count ?? 0, funnel[0]?.count ?? 0, 1),
            }}
          />
        )
      }
      aside={<ChartSwitch value={shown} onChange={setShown} />}
    >
      {shown === 'chart' ? (
        <StepBars label={title} steps={steps} />
      ) : (
        <FigureTable
          label={title}
          heads={[words.step, words.reached, words.passed].map((head) => intl.formatMessage(head))}
          rows={steps.map(({ key, label, countText, to, passed }) => ({
            key,
            cells: [
              label,
              to === undefined ? (
                countText
              ) : (
                <FigureLink key="count" to={to}>
                  {countText}
                </FigureLink>
              ),
              passed ?? '–',
            ],
          }))}
        />
      )}
      {visits !== 'all' && (
        <FormulaLine name={<FormattedMessage {...words.visits} />}>
          <FormattedMessage {...words.notRecorded} values={{ visits }} />
        </FormulaLine>
      )}
      <FormulaLine name={<FormattedMessage {...words.formulaName} />}>
        <FormattedMessage {...(store === '' ? words.formula : words.formulaOfDealer)} values={{ days }} />{' '}
        {worst > 0 && (
          <FormattedMessage {...words.worst} values={{ from: steps[worst - 1]?.label, to: steps[worst]?.label }} />
        )}
      </FormulaLine>
      <FormulaLine name={<FormattedMessage {...words.desk} />}>
        <FormattedMessage
          {...words.deskFigures}
          values={{
            ...desk,
            toCreated: (chunks) => <FigureLink to={lists.desk.created}>{chunks}</FigureLink>,
            toSigned: (chunks) => <FigureLink to={lists.desk.signed}>{chunks}</FigureLink>,
            toPaid: (chunks) => <FigureLink to={lists.desk.paid}>{chunks}</FigureLink>,
          }}
        />
      </FormulaLine>
    </Panel>
  );
}

/** The contracts behind the ends of the funnel, of visitors and of the others. */
function endLists(store: string, period: AnalyticsPeriod) {
  const listOf = (source: string, basis: Basis, narrowed: Narrowed = {}) =>
    contractsOfPeriod({ basis, store }, period, { source, ...narrowed });
  const paid = { status: 'PAID', withdrawn_at: 'false' };
  const others = contractSources.filter((source) => source !== 'online').join(',');
  return {
    online: { signed: listOf('online', 'signed'), paid: listOf('online', 'signed', paid) },
    desk: {
      created: listOf(others, 'created'),
      signed: listOf(others, 'signed'),
      paid: listOf(others, 'signed', paid),
    },
  };
}
