import type { SystemStatus } from 'shared-api/entities';
import { chakra, VisuallyHidden } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { nearWhen } from '../common/labels/near-when';
import { durationText } from './duration-text';
import { jobMessages as messages } from './messages';

type Job = SystemStatus['jobs'][number];

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 104px', sm: 'minmax(0, 1fr) 104px 112px' },
    alignItems: 'center',
    gap: '0 16px',
    minHeight: '56px',
    padding: { base: '8px 16px', md: '8px 24px' },
    fontVariantNumeric: 'tabular-nums',
    '& + &': { borderTopWidth: '1px' },
  },
});
const Under = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'caption',
    color: 'fg.muted',
    '&[data-failed]': { color: 'error', fontWeight: 500 },
  },
});
const Next = chakra('span', {
  base: { display: { base: 'none', sm: 'inline' }, color: 'fg.muted', textAlign: 'end' },
});

interface JobsPanelProps {
  jobs: readonly Job[];
  now: string;
}

/** What the server does by itself: the last run of each job, and the next. */
export function JobsPanel({ jobs, now }: JobsPanelProps) {
  return (
    <Panel bare title={<FormattedMessage {...messages.title} />}>
      <ul>
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} now={now} />
        ))}
      </ul>
    </Panel>
  );
}

function JobRow({ job, now }: { job: Job; now: string }) {
  const intl = useIntl();
  const said = job.last_error ?? job.last_result;
  return (
    <Row>
      <span>
        {job.title}
        {said && <Under data-failed={job.last_error !== null || undefined}>{said}</Under>}
      </span>
      <span>
        {job.last_run_at ? nearWhen('moment', job.last_run_at, now, intl) : <FormattedMessage {...messages.never} />}
        {job.last_duration_ms !== null && <Under>{durationText(job.last_duration_ms)}</Under>}
      </span>
      {job.next_run_at && (
        <Next>
          <VisuallyHidden>
            <FormattedMessage {...messages.next} />{' '}
          </VisuallyHidden>
          {nearWhen('moment', job.next_run_at, now, intl)}
        </Next>
      )}
    </Row>
  );
}
