import { useHost } from 'shared-api/react';
import { Button, chakra, Note, Skeleton, SkeletonGroup } from 'shared-ui';
import { DealerList, type DealerRow } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { formatPhone, withUnit } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { messages as dealerMessages } from '../common/dealers/messages';
import { NoDealerFound } from '../common/dealers/no-dealer-found';
import { openingText } from '../common/dealers/opening-text';
import type { DealerSearch } from '../common/dealers/use-dealer-search';
import type { ChosenDealer } from '../common/funnel/funnel-state';
import { openingAt } from '../common/opening-hours';
import { DealerDetails } from './dealer-details';
import { FoundSentence, nearKm } from './found-sentence';
import { messages } from './messages';

interface DealerResultsProps {
  search: DealerSearch;
  chosen: ChosenDealer | null;
  onChoose(uid: string): void;
}

/** The dealers found, or the one sentence that says why there are none. */
export function DealerResults({ search, chosen, onChoose }: DealerResultsProps) {
  const intl = useIntl();
  const { now } = useHost();
  const { found, dealers, total } = search;

  if (found.error) {
    return <QueryFailure error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  }
  if (!dealers) {
    return (
      <chakra.div marginTop="24px">
        <SkeletonGroup label={intl.formatMessage(messages.loading)}>
          <Skeleton height={76} />
          <Skeleton height={76} />
          <Skeleton height={76} />
        </SkeletonGroup>
      </chakra.div>
    );
  }
  if (dealers.length === 0) {
    return (
      <Note tone="info" role="status" marginTop="24px">
        {search.search ? (
          <NoDealerFound search={search.search} onShowAll={() => search.setSearch('')} />
        ) : (
          <FormattedMessage {...dealerMessages.nobody} />
        )}
      </Note>
    );
  }
  return (
    <>
      <FoundSentence dealers={dealers} total={total} />
      <DealerList
        label={intl.formatMessage(messages.label)}
        dealers={withChosen(search, dealers, chosen).map((dealer) => dealerRow(dealer, now(), intl))}
        value={chosen?.store_uid ?? null}
        onChange={onChoose}
        beyond={{
          km: nearKm,
          words: <FormattedMessage {...messages.beyond} values={{ km: withUnit(nearKm, 'km') }} />,
        }}
      />
      {total > dealers.length && (
        <chakra.p textStyle="small" color="fg.muted" marginTop="12px">
          <FormattedMessage
            {...messages.more}
            values={{
              total,
              a: (words) => (
                <Button key="all" look="link" size="control" onClick={() => search.showAll(true)}>
                  {words}
                </Button>
              ),
            }}
          />
        </chakra.p>
      )}
    </>
  );
}

/** Nobody's search has to find the chosen dealer again: first where the beginning of the whole list is without it. */
function withChosen(
  { search, place }: DealerSearch,
  dealers: readonly ChosenDealer[],
  chosen: ChosenDealer | null,
): readonly ChosenDealer[] {
  const listed = dealers.some(({ store_uid }) => store_uid === chosen?.store_uid);
  if (!chosen || listed || place || search.trim() !== '') return dealers;
  // How far it was from the place of then, the list of names does not tell.
  return [{ ...chosen, distance_km: null }, ...dealers];
}

/** A dealer as the list shows it at an instant. */
function dealerRow(dealer: ChosenDealer, now: number, intl: IntlShape): DealerRow {
  const opening = openingAt(dealer.opening_hours, now);
  return {
    id: dealer.store_uid,
    name: dealer.name,
    address: intl.formatMessage(messages.place, {
      street: dealer.address,
      zip: dealer.zip_code,
      city: dealer.city,
      province: dealer.province,
      phone: unbroken(formatPhone(dealer.phone)),
    }),
    km: dealer.distance_km,
    hours: { open: opening.open, words: openingText(opening, intl) },
    details: <DealerDetails dealer={dealer} now={now} />,
  };
}

/** A number that a line's end does not part. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
