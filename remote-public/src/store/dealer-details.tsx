import { chakra, OuterLink } from 'shared-ui';
import { FormattedList, FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { CallLink } from '../common/call-link';
import { messages as dealerMessages } from '../common/dealers/messages';
import type { ChosenDealer } from '../common/funnel/funnel-state';
import { type HoursLine, hoursLines } from '../common/opening-hours';
import { messages } from './messages';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '16px 40px',
    gridTemplateColumns: { base: '1fr', sm: 'auto 1fr' },
    justifyContent: 'start',
  },
});
const Hours = chakra('dl', {
  base: {
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '16px', lineHeight: '1.5rem' },
    '& dt': { flex: '0 0 7rem', color: 'fg.muted' },
    // Two spans stand below each other where a window of 320 px has no room for both.
    '& dd': {
      flex: '1 1 5.5rem',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '16px',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& > .today > *': { fontWeight: 600, color: 'fg' },
  },
});
const Facts = chakra('dl', { base: { '& dt': { color: 'fg.muted' }, '& dd + dt': { marginTop: '8px' } } });

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayText({ from, to, today }: HoursLine, intl: IntlShape): string {
  const first = intl.formatMessage(dealerMessages[from]);
  if (today) return intl.formatMessage(messages.today, { day: first });
  if (from === to) return capital(first);
  return capital(intl.formatMessage(messages.range, { from: first, to: intl.formatMessage(dealerMessages[to]) }));
}

/** What the chosen dealer's card opens: the week with today in bold, the telephone, the ways to pay. */
export function DealerDetails({ dealer, now }: { dealer: ChosenDealer; now: number }) {
  const intl = useIntl();
  return (
    <Columns>
      <Hours>
        {hoursLines(dealer.opening_hours, now).map((line) => (
          <div key={line.from} className={line.today ? 'today' : undefined}>
            <dt>{dayText(line, intl)}</dt>
            <dd>
              {line.spans.length > 0
                ? line.spans.map((span) => <span key={span}>{span}</span>)
                : intl.formatMessage(messages.shut)}
            </dd>
          </div>
        ))}
      </Hours>
      <Facts>
        <dt>
          <FormattedMessage {...messages.phone} />
        </dt>
        <dd>
          <CallLink phone={dealer.phone} />
        </dd>
        {dealer.lat !== null && dealer.lng !== null && (
          <dd>
            <OuterLink
              href={`https://www.google.com/maps/dir/?api=1&destination=${dealer.lat},${dealer.lng}`}
              target="_blank"
              rel="noopener"
            >
              <FormattedMessage {...messages.route} />
            </OuterLink>
          </dd>
        )}
        {dealer.payments_methods.length > 0 && (
          <>
            <dt>
              <FormattedMessage {...messages.pay} />
            </dt>
            <dd>
              <FormattedList
                type="unit"
                value={dealer.payments_methods.map((method) => intl.formatMessage(messages[method]))}
              />
            </dd>
          </>
        )}
      </Facts>
    </Columns>
  );
}
