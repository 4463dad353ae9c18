import { useState } from 'react';
import type { Analytics } from 'shared-api/entities';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Panel } from 'shared-ui/pieces';
import { FigureTable, StepBars } from 'shared-ui/work';
import { shareText } from '../common/words/share-text';
import { ChartSwitch, type Shown } from './chart-switch';
import { FormulaLine } from './formula-line';
import { funnelSteps } from './funnel-steps';
import { funnelMessages as words } from './messages';
import { periodSpan } from './period-span';
import type { Period } from './use-analytics-address';

interface FunnelPanelProps {
  analytics: Analytics;
  period: Period;
}

/** How many visitors came how far, from the search to a paid contract. */
export function FunnelPanel({ analytics: { funnel, desk, ...analytics }, period }: FunnelPanelProps) {
  const intl = useIntl();
  const [shown, setShown] = useState<Shown>('chart');
  const steps = funnelSteps(funnel, intl);
  const worst = steps.findIndex((step) => step.worst);
  const title = intl.formatMessage(words.title);
  const days = periodSpan(analytics[period], intl);

  return (
    <Panel
      bare
      title={title}
      meta={
        <FormattedMessage
          {...words.whole}
          values={{ share: shareText(funnel.at(-1)?.count ?? 0, funnel[0]?.count ?? 0, 1) }}
        />
      }
      aside={<ChartSwitch value={shown} onChange={setShown} />}
    >
      {shown === 'chart' ? (
        <StepBars label={title} steps={steps} />
      ) : (
        <FigureTable
          label={title}
          heads={[words.step, words.reached, words.passed].map((head) => intl.formatMessage(head))}
          rows={steps.map(({ key, label, countText, passed }) => ({ key, cells: [label, countText, passed ?? '–'] }))}
        />
      )}
      <FormulaLine name={<FormattedMessage {...words.formulaName} />}>
        <FormattedMessage {...words.formula} values={{ days }} />{' '}
        {worst > 0 && (
          <FormattedMessage {...words.worst} values={{ from: steps[worst - 1]?.label, to: steps[worst]?.label }} />
        )}
      </FormulaLine>
      <FormulaLine name={<FormattedMessage {...words.desk} />}>
        <FormattedMessage {...words.deskFigures} values={desk} />
      </FormulaLine>
    </Panel>
  );
}
