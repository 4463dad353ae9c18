import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import type { CompleteCar, FunnelState } from '../common/funnel/funnel-state';

/** Every package with whether this car may have it. */
export function useOffers(car: CompleteCar, kind: FunnelState['kind']) {
  const api = useApi();
  const query = {
    vin: car.car_vin,
    kind,
    km: car.km,
    car_registration_date: car.car_registration_date,
    car_fuel: car.car_fuel,
    car_model: car.car_model,
    car_version: car.car_version,
  };
  return useQuery({
    queryKey: ['public', 'offers', query],
    queryFn: async () => (await api.public.listPackTypes({ query }, { quiet: true })).data,
  });
}
