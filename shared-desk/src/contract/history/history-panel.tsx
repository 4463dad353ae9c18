import type { StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, Skeleton, SkeletonGroup } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { formatFingerprint, romeDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Panel } from 'shared-ui/pieces';
import { Timeline } from 'shared-ui/work';
import { ChainNote } from '../../common/chain/chain-note';
import { useDesk } from '../../common/desk/desk-provider';
import { eventItem } from './event-item';
import { futureItems } from './future-items';
import { messageItem } from './message-item';
import { messages } from './messages';
import { newestFirst } from './newest-first';
import { noteItem } from './note-item';
import { useChainCheck } from './use-chain-check';
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
  const { operator } = useDesk();
  const chain = useChainCheck(uid);

  const past = newestFirst([
    ...(events.data ?? []).map((event) => ({ at: event.at, item: eventItem(event, intl) })),
    ...(sent.data ?? []).map((message) => ({ at: message.created_at, item: messageItem(uid, message, intl) })),
    ...(notes.data ?? []).map((note) => ({ at: note.created_at, item: noteItem(note) })),
  ]);

  return (
    <Panel
      bare
      title={<FormattedMessage {...messages.title} />}
      aside={
        operator && (
          <Button look="link" loading={chain.isPending} onClick={() => chain.mutate(operator.calls)}>
            <FormattedMessage {...messages.verify} />
          </Button>
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
