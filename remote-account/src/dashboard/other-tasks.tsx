import { ButtonLink, chakra, Heading, Text, VisuallyHidden } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatLongDate, formatMoney } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { carName } from '../common/car-name';
import { PlateOf } from '../common/plate-of';
import { isDueByKm, isLate } from '../common/services/service-of';
import { DaysLeft } from './days-left';
import { deadlineOf, hasEnded, type Task } from './list-tasks';
import { messages } from './task.messages';
import { taskActions, taskPath, taskTitle } from './task-words';

/** From 600 px on, plates and buttons stand in columns as wide as the widest of each. */
const Rows = chakra('ul', {
  base: {
    display: { sm: 'grid' },
    gridTemplateColumns: { sm: 'minmax(0, 1fr) max-content max-content' },
    columnGap: '24px',
  },
});
const Row = chakra('li', {
  base: {
    display: { base: 'flex', sm: 'grid' },
    gridColumn: '1 / -1',
    gridTemplateColumns: { sm: 'subgrid' },
    flexDirection: 'column',
    alignItems: { base: 'stretch', sm: 'center' },
    rowGap: '12px',
    padding: { base: '16px', md: '16px 32px' },
    borderTopWidth: '1px',
  },
});
const What = chakra('div', { base: { minWidth: 0 } });

const whenTexts = {
  sign: messages.signBy,
  pay: messages.payBy,
  renew: messages.coverUntil,
} as const;

/** What else is to be done, after the first thing: each with its day and the way to it. */
export function OtherTasks({ tasks, now }: { tasks: readonly Task[]; now: string }) {
  return (
    <Panel bare as="section" marginTop="16px">
      <Heading level={2} look="h3" padding={{ base: '16px', md: '16px 32px' }}>
        <FormattedMessage {...messages.others} />
      </Heading>
      <Rows>
        {tasks.map((task) => (
          <OtherTask key={`${task.kind}-${task.contract.contract_uid}`} task={task} now={now} />
        ))}
      </Rows>
    </Panel>
  );
}

function whenText(task: Task, now: string): MessageDescriptor {
  if (task.kind !== 'service') return hasEnded(task) ? messages.coverEnded : whenTexts[task.kind];
  if (isLate(task.service, now)) return messages.serviceWasDue;
  return isDueByKm(task.service, now) ? messages.serviceDueNow : messages.serviceAbout;
}

function OtherTask({ task, now }: { task: Task; now: string }) {
  const { contract, kind } = task;
  const car = carName({ ...contract, car_version: null });
  return (
    <Row>
      <What>
        <Heading level={3} look="label">
          <FormattedMessage {...taskTitle(task)} values={{ car, kind: contract.package.kind }} />
        </Heading>
        <Text look="small" muted>
          <FormattedMessage
            {...whenText(task, now)}
            values={{ amount: formatMoney(contract.total), date: formatLongDate(deadlineOf(task)) }}
          />
        </Text>
        {kind !== 'service' && !hasEnded(task) && (
          <chakra.p marginTop="8px">
            <DaysLeft until={deadlineOf(task)} atMost={kind === 'renew' ? null : contract.days_left} now={now} />
          </chakra.p>
        )}
      </What>
      <PlateOf car={contract} />
      <ButtonLink to={taskPath(task)}>
        <FormattedMessage {...taskActions(task).solid} />
        <VisuallyHidden>{` ${car}, ${contract.code}`}</VisuallyHidden>
      </ButtonLink>
    </Row>
  );
}
