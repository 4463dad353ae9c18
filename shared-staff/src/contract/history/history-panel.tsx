import type { ReactNode } from 'react';
import type { ContractNote, StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, Skeleton, SkeletonGroup } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { formatFingerprint, romeDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { NoPrint, Timeline, type TimelineItem } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import type { OperatorCalls } from '../../common/back-office/staff-calls';
import { ChainNote } from '../../common/chain/chain-note';
import { eventItem } from './event-item';
import { futureItems } from './future-items';
import { messageItem } from './message-item';
import { messages } from './messages';
import { shortWhen } from './short-when';
import { useEvents, useMessages, useNotes } from './use-history';

const Body = chakra('div', { base: { paddingInline: { base: '16px', md: '24px' }, paddingBlock: '8px' } });

/** The contract's story with every message and its delivery; above the line of today what comes by itself. */
export function HistoryPanel({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { contract_uid: uid } = contract;
  const today = romeDay(new Date(useHost().now()).toISOString());
  const events = useEvents(uid);
  const sent = useMessages(uid);
  const notes = useNotes(uid);
  const { error, refetch, isFetching } = events.error ? events : sent;
  const { operator } = useBackOffice();
  const chain = useChainCheck(uid);

  const past = newestFirst([
    ...(events.data ?? []).map((event) => ({ at: event.at, item: eventItem(event, intl, today) })),
    ...(sent.data ?? []).map((message) => ({ at: message.created_at, item: messageItem(uid, message, intl, today) })),
    ...(notes.data ?? []).map((note) => ({ at: note.created_at, item: noteItem(note, today) })),
  ]);

  return (
    <Panel
      bare
      title={<FormattedMessage {...messages.title} />}
      aside={
        operator && (
          <NoPrint>
            <Button look="link" loading={chain.isPending} onClick={() => chain.mutate(operator.calls)}>
              <FormattedMessage {...messages.verify} />
            </Button>
          </NoPrint>
        )
      }
    >
      {events.data ? (
        <Body>
          <ChainNote check={chain.data} error={chain.error}>
            {({ valid, events: count, head, faults = [] }) => (
              <FormattedMessage
                {...(valid ? messages.chainWhole : messages.chainBroken)}
                values={{
                  events: count,
                  head: head === null ? '' : formatFingerprint(head),
                  faults: intl.formatList(faults),
                }}
              />
            )}
          </ChainNote>
          <Timeline items={[...futureItems(contract, today), ...past]} />
        </Body>
      ) : (
        !error && (
          <Body>
            <SkeletonGroup label={intl.formatMessage(messages.loading)}>
              <Skeleton height={320} />
            </SkeletonGroup>
          </Body>
        )
      )}
      {error && <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />}
    </Panel>
  );
}

/** Has the server compute the contract's chain of events and the seals of its documents once more. */
function useChainCheck(uid: string) {
  return useMutation({
    mutationFn: async ({ verify }: OperatorCalls) =>
      (await verify({ params: { contract_uid: uid } }, { quiet: true })).data,
  });
}

interface Dated {
  readonly at: string;
  readonly item: TimelineItem | null;
}

/** One story out of several, newest first; of what happened at the same instant the later in its own list comes first. */
function newestFirst(dated: readonly Dated[]): TimelineItem[] {
  return dated
    .toReversed()
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .flatMap(({ item }) => (item ? [item] : []));
}

/** That somebody of the staff wrote a note; what it says stands on its own panel. */
function noteItem({ id, author, created_at }: ContractNote, today: string): TimelineItem {
  return {
    key: id,
    title: (
      <FormattedMessage
        {...messages.noteBy}
        values={{ author, b: (words: ReactNode[]) => <b key="note">{words}</b> }}
      />
    ),
    when: shortWhen(created_at, today),
  };
}
