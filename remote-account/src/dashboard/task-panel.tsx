import type { ContractRow } from 'shared-api/entities';
import { ButtonLink, chakra, Heading, Text } from 'shared-ui';
import { Panel, StatusChip } from 'shared-ui/components';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { carName } from '../common/car-name';
import { PlateOf } from '../common/plate-of';
import { BookByPhone } from '../common/services/service-actions';
import { DaysLeft } from './days-left';
import type { Task } from './list-tasks';
import { messages } from './messages';
import { messages as taskMessages } from './task.messages';
import { TaskSentence } from './task-sentence';
import { otherTaskPath, taskActions, taskPath, taskTitle } from './task-words';

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 324px' },
    '& > div': { padding: { base: '16px', md: '32px' } },
  },
});
const What = chakra('div', {
  base: { paddingTop: { base: '0 !important', md: '32px !important' }, order: { base: 2, md: 1 } },
});
const Which = chakra('div', {
  base: { order: { base: 1, md: 2 }, borderInlineStartWidth: { md: '1px' }, color: 'fg.muted' },
});
const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlock: '16px 8px' } });
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: '12px',
    marginTop: '24px',
  },
});

/** The first thing to do: what, how much, until when, and what comes of it otherwise. */
export function TaskPanel({ task, now }: { task: Task; now: string }) {
  const { contract } = task;
  const { solid, other } = taskActions(task);
  return (
    <Panel bare ask>
      <Halves>
        <What>
          <Text look="overline" marginBottom="8px">
            <FormattedMessage {...taskMessages.toDo} />
          </Text>
          <Heading level={2} look="h1">
            <FormattedMessage
              {...taskTitle(task)}
              values={{ car: carName({ ...contract, car_version: null }), kind: contract.package.kind }}
            />
          </Heading>
          <TaskSentence task={task} now={now} />
          <Actions>
            <ButtonLink to={taskPath(task)} look="solid">
              <FormattedMessage {...solid} />
            </ButtonLink>
            {other && (
              <ButtonLink to={otherTaskPath(task)}>
                <FormattedMessage {...other} />
              </ButtonLink>
            )}
            {task.kind === 'service' && <BookByPhone contract={task.contract} />}
          </Actions>
        </What>
        <Which>
          <PlateOf car={contract} />
          <Chips>
            <StatusChip status={contract.status} />
            {contract.deletion_at && <DaysLeft until={contract.deletion_at} atMost={contract.days_left} now={now} />}
          </Chips>
          <p>{contract.code}</p>
          <SignedOn contract={contract} />
        </Which>
      </Halves>
    </Panel>
  );
}

/** "Firmato il 12/11/2026", or since when it waits. */
function SignedOn({ contract }: { contract: ContractRow }) {
  const { signed_at, created_at } = contract;
  return (
    <p>
      {signed_at ? (
        <FormattedMessage {...messages.signedOn} values={{ date: formatDate(signed_at) }} />
      ) : (
        <FormattedMessage {...messages.madeOn} values={{ date: formatDate(created_at) }} />
      )}
    </p>
  );
}
