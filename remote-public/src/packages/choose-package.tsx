import { romeDate } from 'shared-api/domain';
import type { OfferedPackageType } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import * as seller from 'shared-api/seller';
import { Button, ButtonLink, Note, OuterLink, Skeleton, SkeletonGroup } from 'shared-ui';
import { MobileSummaryBar, SummaryCard } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { formatKm } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import type { CompleteCar, FunnelState } from '../common/funnel/funnel-state';
import { stepPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';
import { JourneyFrame } from '../common/journey/journey-frame';
import { messages as journeyMessages } from '../common/journey/messages';
import { useArrivalNotice } from '../common/journey/use-notice';
import { summaryCar, useShownPrice, useSummaryRows } from '../common/journey/use-summary';
import { adviceFor } from './advice.rules';
import { AdviceNote } from './advice-note';
import { ComparePackages } from './compare-packages';
import { messages } from './messages';
import { PackageList } from './package-list';
import { useOffers } from './use-offers';

interface LeadProps {
  car: CompleteCar;
  kind: FunnelState['kind'];
  types: readonly OfferedPackageType[] | undefined;
}

function Lead({ car, kind, types }: LeadProps) {
  if (!types) return <FormattedMessage {...messages.loadingLead} />;
  const packages = types.flatMap((type) => type.packages);
  const eligible = packages.filter((pack) => pack.eligible !== false).length;
  const values = { model: car.car_model, km: formatKm(car.km), kind };
  if (eligible === 0) return <FormattedMessage {...messages.noneFits} values={values} />;
  return (
    <>
      <FormattedMessage {...messages.fitting} values={{ ...values, eligible }} />
      {packages.length > eligible && (
        <>
          {' '}
          <FormattedMessage {...messages.others} values={{ others: packages.length - eligible }} />
        </>
      )}
    </>
  );
}

function NothingFits({ vin }: { vin: string }) {
  return (
    <Note tone="info" marginTop="24px">
      <FormattedMessage
        {...messages.noneAdvice}
        values={{
          phone: (
            <OuterLink key="phone" href={seller.phoneHref}>
              {seller.phone}
            </OuterLink>
          ),
        }}
      />
      <br />
      <ButtonLink look="link" to={stepPath(vin, 'vehicle')}>
        <FormattedMessage {...messages.changeCar} />
      </ButtonLink>
    </Note>
  );
}

/** Comparable cards, none of them preselected; the summary follows the choice. */
export function ChoosePackage({ state, car }: { state: FunnelState; car: CompleteCar }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { update } = useFunnel();
  const { now } = useHost();
  const notice = useArrivalNotice();
  const offers = useOffers(car, state.kind);
  const types = offers.data;
  const all = types?.flatMap((type) => type.packages) ?? [];

  // A choice made with other data of the car holds only while the offer still has it, at today's price.
  const offer = types
    ? (all.find(({ id, eligible }) => id === state.offer?.id && eligible !== false) ?? null)
    : state.offer;
  const lost = types && state.offer && !offer ? state.offer : null;
  const chosen = offer?.id ?? null;
  const advised = adviceFor(all, car, romeDate(new Date(now())))?.pack.id;
  const shown: FunnelState = { ...state, offer };
  const rows = useSummaryRows(shown, 'packages');
  const price = useShownPrice(shown);
  const nothing = types !== undefined && all.every(({ eligible }) => eligible === false);

  function choose(id: string) {
    const pack = all.find((one) => one.id === id);
    if (pack) update((before) => ({ ...before, offer: pack }));
  }

  function next() {
    if (!offer) return;
    update((before) => ({ ...before, offer }));
    navigate(stepPath(state.vin, 'store'));
  }

  const button = (words: typeof messages.next | typeof journeyMessages.continue) => (
    <Button look="solid" wide disabled={!offer} onClick={next}>
      <FormattedMessage {...(offer ? words : messages.chooseFirst)} />
    </Button>
  );

  return (
    <JourneyFrame
      state={{ ...shown, dealer: state.dealer }}
      current={1}
      title={<FormattedMessage {...messages.title} />}
      lead={<Lead car={car} kind={state.kind} types={types} />}
      notice={notice ?? (lost && intl.formatMessage(messages.noLongerFits, { title: lost.title }))}
      summary={
        <SummaryCard
          car={summaryCar(state)}
          rows={rows}
          price={price}
          action={button(messages.next)}
          note={<FormattedMessage {...journeyMessages.payLater} />}
        />
      }
      bar={<MobileSummaryBar total={offer?.total}>{button(journeyMessages.continue)}</MobileSummaryBar>}
    >
      {types && state.kind === 'care' && (
        <>
          <AdviceNote packages={all} car={car} chosen={chosen} onChoose={choose} />
          <ComparePackages types={types} wanted={[chosen, advised].filter((id) => id != null)} />
        </>
      )}
      {types && <PackageList types={types} chosen={chosen} onChoose={choose} rental={state.kind === 'rental'} />}
      {nothing && <NothingFits vin={state.vin} />}
      {offers.isPending && (
        <SkeletonGroup label={intl.formatMessage(messages.loading)}>
          <Skeleton height={160} />
          <Skeleton height={80} />
          <Skeleton height={160} />
        </SkeletonGroup>
      )}
      {offers.error && <QueryFailure error={offers.error} onRetry={offers.refetch} retrying={offers.isFetching} />}
    </JourneyFrame>
  );
}
