import type { ReactNode } from 'react';
import { countdownFrom } from 'shared-api/domain';
import type { ContractRow, PageMeta } from 'shared-api/entities';
import { chakra, EmptyState, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatMoney } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import type { DataColumn } from 'shared-ui/table';
import { ListEmpty, WorkList } from 'shared-ui/work';
import { paths } from '../common/paths';
import { messages } from './messages';

const Strong = chakra('b', { base: { fontWeight: 600, color: 'fg' } });

interface WorkPanelProps {
  title: MessageDescriptor;
  /** "5 contratti entro 7 giorni, 4.779,00 €", of `count`, `days` and `sum`. */
  count: MessageDescriptor;
  nothing: { title: MessageDescriptor; advice: MessageDescriptor };
  /** The contract list's address query with the same rows. */
  address: string;
  meta: PageMeta | undefined;
  columns: readonly DataColumn<ContractRow>[];
  rows: readonly ContractRow[] | undefined;
  error: unknown;
  retrying: boolean;
  onRetry(): void;
  card(row: ContractRow): ReactNode;
  /** The heights of a card's lines, in px. */
  cardLines: readonly number[];
  /** The panel that asks for work. */
  ask?: boolean;
}

/** A worklist: its count and sum lead to the whole list, each row has its one action. */
export function WorkPanel(props: WorkPanelProps) {
  const { title, count, nothing, address, meta, columns, rows, error, retrying, onRetry, card, cardLines, ask } = props;
  const intl = useIntl();
  const to = paths.list(address);
  const some = meta !== undefined && meta.total > 0;
  return (
    <Panel
      bare
      ask={ask}
      title={<FormattedMessage {...title} />}
      meta={
        some && (
          <TextLink to={to} color="fg.muted">
            <FormattedMessage
              {...count}
              values={{
                count: meta.total,
                days: countdownFrom,
                sum: formatMoney(meta.sum ?? 0),
                b: (text) => <Strong key="sum">{text}</Strong>,
              }}
            />
          </TextLink>
        )
      }
      aside={
        some && (
          <TextLink to={to} hideBelow="sm">
            <FormattedMessage {...messages.openList} />
          </TextLink>
        )
      }
    >
      <WorkList
        label={intl.formatMessage(title)}
        columns={columns}
        rows={rows ?? (error ? [] : undefined)}
        rowId={(row) => row.contract_uid}
        rowName={(row) => row.code}
        card={card}
        cardLines={cardLines}
        empty={
          <ListEmpty
            error={error}
            retrying={retrying}
            onRetry={onRetry}
            narrowed={false}
            search=""
            onClear={onRetry}
            nothing={
              <EmptyState level={3} title={<FormattedMessage {...nothing.title} />}>
                <FormattedMessage {...nothing.advice} values={{ days: countdownFrom }} />
              </EmptyState>
            }
          />
        }
      />
    </Panel>
  );
}
