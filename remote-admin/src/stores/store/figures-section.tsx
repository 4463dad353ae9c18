import { adminContracts } from 'shared-api/contracts';
import { type AnalyticsPeriod, analyticsPeriods, type Store } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { BaseOfChange, DeletedSince, PeriodChange, useStretchBefore } from 'shared-staff/figures';
import { chakra, Heading, Skeleton, SkeletonGroup, TextLink } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { formatMoney, formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { FigureCell, SideSection } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { storeKeys } from '../store-calls';
import { figuresMessages as messages } from './messages';

const Cells = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '1px',
    bg: 'line',
    border: '1px solid',
    borderColor: 'line',
    '& > div': { bg: 'bg.panel', padding: '16px' },
  },
});
const Base = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', '&:empty': { display: 'none' } } });
const Ways = chakra('p', { base: { display: 'grid', gap: '4px', justifyItems: 'start', marginTop: '8px' } });

function useFigures(store_uid: string) {
  const contracts = useApi().bind(adminContracts);
  return useQuery({
    queryKey: storeKeys.figures(store_uid),
    queryFn: async ({ signal }) =>
      (await contracts.getAnalytics({ query: { store_uid } }, { signal, quiet: true })).data,
  });
}

/** How a dealer's weeks and months go, and the ways to all of it. */
export function FiguresSection({ id, store }: { id: string; store: Store }) {
  const intl = useIntl();
  const { data, error, refetch, isFetching } = useFigures(store.store_uid);
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      ways={
        <Ways>
          <TextLink to={paths.analyticsOf(store.store_uid)}>
            <FormattedMessage {...messages.all} />
          </TextLink>
          <TextLink to={paths.contractsOf(store.store_uid)}>
            <FormattedMessage {...messages.contracts} />
          </TextLink>
        </Ways>
      }
    >
      {error ? (
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : data ? (
        <Cells>
          {analyticsPeriods.map((period) => (
            <PeriodCell key={period} period={period} figures={data[period]} />
          ))}
        </Cells>
      ) : (
        <SkeletonGroup label={intl.formatMessage(messages.loading)}>
          <Skeleton height={256} />
        </SkeletonGroup>
      )}
    </SideSection>
  );
}

interface PeriodCellProps {
  period: (typeof analyticsPeriods)[number];
  figures: AnalyticsPeriod;
}

function PeriodCell({ period, figures }: PeriodCellProps) {
  const days = useStretchBefore()(figures);
  return (
    <div>
      <Heading level={3} look="label">
        <FormattedMessage {...messages[period]} />
      </Heading>
      <FigureCell
        count={formatNumber(figures.count)}
        unit={<FormattedMessage {...messages.unit} values={{ count: figures.count }} />}
        countChange={<PeriodChange period={figures} of="count" />}
        sum={formatMoney(figures.price)}
        sumChange={<PeriodChange period={figures} of="price" />}
      />
      <Base>
        <DeletedSince period={figures} />
      </Base>
      <Base>
        <BaseOfChange period={figures} days={days} />
      </Base>
    </div>
  );
}
