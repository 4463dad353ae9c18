import type { ReactNode } from 'react';
import { chakra, VisuallyHidden } from 'shared-ui/chakra';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { Status } from '../../status';
import { type Delivery, DeliveryLine } from './delivery-line';
import { messages } from './messages';

/** Something that happened to a record, or that is going to. */
export interface TimelineItem {
  key: string;
  /** What happened; the weighty part in `<b>`. */
  title: ReactNode;
  /** When, as it is written: "12/11 20:34", a date for the future. */
  when: ReactNode;
  detail?: ReactNode;
  /** A change of status: a filled square of its colour. Anything else is a small empty one. */
  status?: Status;
  /** Foreseen: stands dashed above the line of today. */
  future?: boolean;
  /** What became of the message that was sent. */
  delivery?: Delivery;
}

const List = chakra('ol', { base: { textStyle: 'small' } });
const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '12px',
    padding: '6px 0 10px 28px',
    '& b': { fontWeight: 600 },
    // The line that the squares stand on.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '7px',
      borderInlineStart: '1px solid',
      borderColor: 'line.control',
    },
    '&[data-future]': { color: 'fg.muted', '&::before': { borderInlineStartStyle: 'dashed' } },
    '&:last-of-type::before': { bottom: 'calc(100% - 16px)' },
  },
});
const Square = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '4px',
    top: '13px',
    width: '7px',
    height: '7px',
    borderWidth: '1px',
    borderColor: 'line.control',
    bg: 'bg.panel',
    '&[data-filled]': {
      insetInlineStart: '2px',
      top: '11px',
      width: '11px',
      height: '11px',
      borderColor: 'status.edge',
    },
  },
});
const When = chakra('span', {
  base: { textStyle: 'caption', lineHeight: '1.25rem', color: 'fg.muted', whiteSpace: 'nowrap' },
});
/** In rem: where letters are twice as large, the day stands below. */
const Title = chakra('div', { base: { flex: '1 1 7rem', minWidth: 0 } });
const Detail = chakra('div', { base: { flexBasis: '100%', minWidth: 0, color: 'fg.muted' } });
const Today = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    textStyle: 'overline',
    color: 'fg',
    '&::before': { content: '""', width: '16px', borderTop: '2px solid', borderColor: 'line.ink' },
    '&::after': { content: '""', flex: 1, borderTop: '2px solid', borderColor: 'line.ink' },
  },
});

/** A record's story, newest first; what is foreseen stands above the line of today. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const intl = useIntl();
  const future = items.filter((item) => item.future);
  return (
    <List aria-label={intl.formatMessage(messages.timeline)}>
      {future.map((item) => (
        <TimelineRow key={item.key} item={item} />
      ))}
      {future.length > 0 && (
        <Today>
          <FormattedMessage {...messages.today} />
        </Today>
      )}
      {items
        .filter((item) => !item.future)
        .map((item) => (
          <TimelineRow key={item.key} item={item} />
        ))}
    </List>
  );
}

function TimelineRow({ item }: { item: TimelineItem }) {
  const { title, when, detail, status, future, delivery } = item;
  return (
    <Item data-future={future || undefined}>
      <Square
        aria-hidden="true"
        data-filled={status ? '' : undefined}
        bg={status ? `status.${status}` : undefined}
        borderStyle={future ? 'dotted' : undefined}
      />
      <Title>
        {title}
        {future && (
          <VisuallyHidden>
            , <FormattedMessage {...messages.future} />
          </VisuallyHidden>
        )}
      </Title>
      <When>{when}</When>
      {detail && <Detail>{detail}</Detail>}
      {delivery && (
        <Detail>
          <DeliveryLine {...delivery} />
        </Detail>
      )}
    </Item>
  );
}
