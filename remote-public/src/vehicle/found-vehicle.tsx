import { type FormEvent, useId } from 'react';
import type { PublicVehicleReport } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, chakra, Note } from 'shared-ui';
import { MobileSummaryBar, Panel, PanelBody, SummaryCard, type SummaryRow } from 'shared-ui/components';
import { useSettled } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import type { FunnelState } from '../common/funnel/funnel-state';
import { stepPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';
import { JourneyFrame } from '../common/journey/journey-frame';
import { messages as journeyMessages } from '../common/journey/messages';
import { useArrivalAbout, useArrivalNotice } from '../common/journey/use-notice';
import { summaryCar, useShownPrice, useSummaryRows } from '../common/journey/use-summary';
import { asksForMaker } from './car-model';
import { decidesOffer, describeForOffer } from './describe-for-offer';
import { FoundRows } from './found-rows';
import { messages } from './messages';
import { MissingFields } from './missing-fields';
import { useMissingFields } from './use-missing-fields';
import { VinStrip } from './vin-strip';

const MissingHead = chakra('h2', {
  base: { textStyle: 'h3', fontSize: '0.875rem', marginTop: '32px', marginBottom: '12px' },
});

const Count = chakra('span', {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    '& > b': {
      display: 'block',
      fontSize: '1.25rem',
      lineHeight: '1.5rem',
      fontWeight: 600,
      color: 'fg',
      whiteSpace: 'nowrap',
    },
  },
});

/** The car as the sources know it, with what is missing to fill in; the count of packages follows. */
export function FoundVehicle({ report }: { report: PublicVehicleReport }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const formId = useId();
  const { state } = useFunnel();
  const notice = useArrivalNotice();
  const kmDoubted = useArrivalAbout('km');
  const fields = useMissingFields(report);
  const possible = usePossiblePackages(report, state);

  function send(event: FormEvent) {
    event.preventDefault();
    if (fields.finish()) navigate(stepPath(report.vin, state.completing ? 'confirm' : 'packages'));
  }

  const [, ...chosen] = useSummaryRows(state, 'packages');
  const price = useShownPrice(state);
  const open: SummaryRow[] = [
    {
      label: intl.formatMessage(messages.packages),
      detail: possible && (
        <span aria-live="polite">
          <FormattedMessage {...(possible.isJudged ? messages.possible : messages.onSale)} values={possible} />
        </span>
      ),
    },
    { label: intl.formatMessage(journeyMessages.store), detail: intl.formatMessage(journeyMessages.toChoose) },
    {
      label: intl.formatMessage(messages.otherContracts),
      detail: intl.formatMessage(report.already_covered ? messages.covered : messages.noneElsewhere),
    },
  ];

  const next = (
    <Button type="submit" form={formId} look="solid" wide>
      <FormattedMessage {...(state.completing ? messages.nextData : messages.next)} />
    </Button>
  );

  return (
    <JourneyFrame
      state={state}
      current={0}
      title={<FormattedMessage {...messages.title} values={{ kind: state.kind }} />}
      lead={<FormattedMessage {...messages.lead} />}
      summary={
        <SummaryCard
          car={summaryCar(state)}
          rows={state.completing ? chosen : open}
          price={state.completing ? price : null}
          action={next}
          note={<FormattedMessage {...(state.completing ? messages.nextDataNote : messages.nextNote)} />}
        />
      }
      bar={
        <MobileSummaryBar>
          {possible && !state.completing && (
            <Count>
              <FormattedMessage {...messages.packagesShort} />
              <b>
                <FormattedMessage
                  {...(possible.isJudged ? messages.possibleShort : messages.onSaleShort)}
                  values={possible}
                />
              </b>
            </Count>
          )}
          {next}
        </MobileSummaryBar>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <Panel bare>
          <PanelBody>
            <VinStrip vin={report.vin} maker={report.manufacturer} />
          </PanelBody>
          <PanelBody>
            {notice && (
              <Note tone="warning" role="status" marginBottom="16px">
                {notice}
              </Note>
            )}
            {report.already_covered && !state.completing && (
              <Note tone="warning" marginBottom="16px">
                <FormattedMessage {...messages.coveredNote} />
              </Note>
            )}
            <FoundRows report={report} />
            <MissingHead>
              <FormattedMessage {...messages.missing} />
            </MissingHead>
            <MissingFields
              makerUnknown={asksForMaker(report)}
              missing={report.missing}
              kmDoubted={kmDoubted}
              models={report.models ?? []}
              values={fields.values}
              onChange={fields.change}
              onBlur={fields.leave}
              errorOf={fields.errorOf}
            />
            {possible?.eligible === 0 && (
              <Note tone="warning" role="status">
                <FormattedMessage {...messages.noneFits} />
              </Note>
            )}
          </PanelBody>
        </Panel>
      </form>
    </JourneyFrame>
  );
}

/** Of how many packages how many fit the car, as far as it is described; follows what is typed. */
function usePossiblePackages(report: PublicVehicleReport, { kind, vehicle }: FunnelState) {
  const api = useApi();
  const typed = useSettled(vehicle);
  const car = describeForOffer(report, typed);
  const query = { kind, ...car };
  const { data } = useQuery({
    queryKey: ['public', 'possible', query],
    queryFn: async () => {
      const packages = (await api.public.listPackTypes({ query }, { quiet: true })).data.flatMap(
        (type) => type.packages,
      );
      const eligible = packages.filter((pack) => pack.eligible !== false).length;
      return { total: packages.length, eligible, isJudged: eligible === 0 || decidesOffer(car) };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return data;
}
