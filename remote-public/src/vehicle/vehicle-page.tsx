import { useEffect } from 'react';
import { isVin, normaliseVin } from 'shared-api/domain';
import { isFieldError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { PublicContainer } from 'shared-ui';
import { PageFailure } from 'shared-ui/data';
import { FormattedMessage } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { Navigate, useParams, useSearchParams } from 'shared-ui/router';
import type { FunnelState } from '../common/funnel/funnel-state';
import { stepPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';
import { FoundVehicle } from './found-vehicle';
import { MalformedVin } from './malformed-vin';
import { messages } from './messages';
import { useOwnCar } from './use-own-car';
import { VehicleSkeleton } from './vehicle-skeleton';

/** The car of an address: found, unknown to the sources, or no VIN at all. */
export function VehiclePage() {
  const { vin: typed = '' } = useParams();
  const [query] = useSearchParams();
  const kind = query.get('kind') === 'rental' ? 'rental' : null;
  const vin = normaliseVin(typed);

  if (vin !== typed) return <Navigate to={`${stepPath(vin, 'vehicle')}${kind ? '?kind=rental' : ''}`} replace />;
  if (!isVin(vin)) return <MalformedVin vin={vin} kind={kind ?? 'care'} />;
  return <VehicleByVin vin={vin} kind={kind} />;
}

function VehicleByVin({ vin, kind }: { vin: string; kind: FunnelState['kind'] | null }) {
  const { state, lookUp } = useVehicle(vin, kind);
  const ready = useOwnCar(vin);
  const { data, error } = lookUp;

  if (data && ready && state.vin === vin) return <FoundVehicle report={data} />;
  if (error && isFieldError(error))
    return <MalformedVin vin={vin} kind={kind ?? 'care'} error={error.fields.vin?.join(' ')} />;
  if (error) {
    return (
      <PublicContainer paddingBlock="40px">
        <PageFailure
          page={<FormattedMessage {...messages.page} />}
          title={<FormattedMessage {...messages.failed} />}
          error={error}
          onRetry={lookUp.refetch}
          retrying={lookUp.isFetching}
        />
      </PublicContainer>
    );
  }
  return (
    <VehicleSkeleton
      state={state}
      title={<FormattedMessage {...messages.title} values={{ kind: kind ?? state.kind }} />}
    />
  );
}

/** Looks a car up by its VIN and begins, or goes on with, the journey for it. */
function useVehicle(vin: string, kind: FunnelState['kind'] | null) {
  const api = useApi();
  const { state, update, turnTo } = useFunnel();

  const lookUp = useQuery({
    queryKey: ['public', 'vehicle', vin],
    queryFn: async () => (await api.public.lookUpVin({ body: { vin } }, { quiet: true })).data,
    staleTime: 10 * 60_000,
  });

  useEffect(() => {
    void turnTo(vin, kind);
  }, [turnTo, vin, kind]);

  useEffect(() => {
    if (lookUp.data && state.vin === vin) update((before) => ({ ...before, report: lookUp.data }));
  }, [update, vin, state.vin, lookUp.data]);

  return { state, update, lookUp };
}
