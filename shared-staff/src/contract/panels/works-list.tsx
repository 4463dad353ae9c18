import { coverHasEnded } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra, Tag } from 'shared-ui';
import { formatDate, formatKm, romeDay } from 'shared-ui/format';
import { CheckIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { CorrectWork } from './correct-work';
import { messages } from './plan.messages';

type Work = StaffContract['maintenance'][number];

const List = chakra('ol', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '12px minmax(0, 1fr) auto',
      columnGap: '12px',
      alignItems: 'baseline',
      padding: { base: '12px 16px', md: '12px 24px' },
    },
    '& > li + li': { borderTopWidth: '1px' },
  },
});
const Cell = chakra('span', {
  base: { width: '12px', height: '12px', borderWidth: '1px', borderColor: 'line.control' },
  variants: { done: { true: { bg: 'brand', borderColor: 'brand', _highContrast: { bg: 'CanvasText' } } } },
});
const Detail = chakra('span', { base: { display: 'block', color: 'fg.muted' } });

/** The services of a paid contract: due by months or kilometres, whichever comes first, and what was done. */
export function WorksList({ contract }: { contract: StaffContract }) {
  const today = romeDay(new Date(useHost().now()).toISOString());
  const next = contract.maintenance.find(({ done_on }) => done_on === null);
  const ended = coverHasEnded(contract, today);
  return (
    <List>
      {contract.maintenance.map((work) => (
        <li key={work.n}>
          <Cell aria-hidden="true" done={work.done_on !== null} />
          <span>
            <strong>
              <FormattedMessage {...messages.work} values={{ n: work.n }} />
            </strong>
            <Detail>
              <WorkDates work={work} today={today} ended={ended} />{' '}
              {work.done_on && <CorrectWork contract={contract} work={work} />}
            </Detail>
          </span>
          <WorkTag work={work} next={work.n === next?.n} today={today} ended={ended} />
        </li>
      ))}
    </List>
  );
}

interface Standing {
  work: Work;
  today: string;
  /** The cover is over: what was not done is not to be done any more. */
  ended: boolean;
}

function WorkDates({ work, today, ended }: Standing) {
  if (work.done_on)
    return (
      <FormattedMessage {...messages.done} values={{ date: formatDate(work.done_on), km: formatKm(work.km ?? 0) }} />
    );
  return (
    <>
      <FormattedMessage {...messages.due} values={{ date: formatDate(work.due_on), km: formatKm(work.due_km) }} />
      {!ended && work.projected_on && work.projected_on < work.due_on && (
        <>
          <br />
          <FormattedMessage
            {...(work.projected_on <= today ? messages.reached : messages.projected)}
            values={{ date: formatDate(work.projected_on) }}
          />
        </>
      )}
    </>
  );
}

function WorkTag({ work, next, today, ended }: Standing & { next: boolean }) {
  if (work.done_on)
    return (
      <Tag tone="success">
        <Icon of={CheckIcon} size={12} />
        <FormattedMessage {...messages.doneTag} />
      </Tag>
    );
  if (ended)
    return (
      <Tag>
        <FormattedMessage {...messages.missedTag} />
      </Tag>
    );
  if (work.due_on < today)
    return (
      <Tag tone="warning">
        <FormattedMessage {...messages.lateTag} />
      </Tag>
    );
  return next ? (
    <Tag>
      <FormattedMessage {...messages.nextTag} />
    </Tag>
  ) : null;
}
