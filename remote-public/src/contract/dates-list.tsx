import { romeDate } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { chakra, Heading } from 'shared-ui';
import { DateText } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { comingDates } from './coming-dates';
import { messages } from './messages';
import { useDocuments } from './use-documents';

const List = chakra('ol', {
  base: {
    borderTopWidth: '1px',
    borderTopColor: 'line.ink',
    marginTop: '16px',
    textStyle: 'small',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      paddingBlock: '11px',
      borderBottomWidth: '1px',
      color: 'fg.muted',
    },
    // In rem: where letters are twice as large, a day has a line of its own.
    '& > li > time': { flex: { base: '0 0 6rem', md: '0 0 8rem' } },
    '& > li > span': { flex: '1 1 9rem' },
    '& b': { display: 'block', fontWeight: 600, color: 'fg' },
  },
});

/** What happens next, with its dates. */
export function DatesList({ contract }: { contract: CustomerContract }) {
  const { now } = useHost();
  const { data: documents = [] } = useDocuments(contract);
  const receipted = documents.some(({ kind }) => kind === 'ricevuta');
  const dates = comingDates(contract, useIntl(), { today: romeDate(new Date(now())), receipted });
  if (dates.length === 0) return null;
  return (
    <section>
      <Heading level={2} look="h3" marginTop="32px">
        <FormattedMessage {...messages.next} />
      </Heading>
      <List>
        {dates.map(({ day, title, text }) => (
          <li key={title}>
            <DateText value={day} />
            <span>
              <b>{title}</b>
              {text}
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}
