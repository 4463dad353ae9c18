import { useEffect, useState } from 'react';
import { accountContracts } from 'shared-api/contracts';
import type { ContractRow } from 'shared-api/entities';
import { useApi, useSession } from 'shared-api/react';
import { formatDate } from 'shared-ui/format';
import { useQuery } from 'shared-ui/query';
import { emptyVehicle, type VehicleValues } from '../common/funnel/funnel-state';
import { useFunnel } from '../common/funnel/use-funnel';

/**
 * Fills in what the signed-in customer's own last contract of a car says of it, as long as nothing was typed; nobody
 * else is told anything of a contract. The kilometres are read anew each time.
 * @returns whether the fields may be shown: nothing more comes into them
 */
export function useOwnCar(vin: string): boolean {
  const api = useApi();
  const { authenticated, has } = useSession();
  const { state, update } = useFunnel();
  const customer = authenticated && has('user');
  const [told, setTold] = useState('');

  const { data, isError } = useQuery({
    queryKey: ['account', 'own-car', vin],
    queryFn: async () => {
      const { list } = api.bind(accountContracts);
      const wheres = [{ field: 'car_vin' as const, op: 'eq' as const, value: vin }];
      return (await list({ query: { wheres, sort: '-created_at', per_page: 1 } }, { quiet: true })).data[0] ?? null;
    },
    enabled: customer,
  });

  useEffect(() => {
    if (data === undefined || state.vin !== vin) return;
    update((before) => (data && isUntouched(before.vehicle) ? { ...before, vehicle: vehicleOf(data) } : before));
    setTold(vin);
  }, [data, vin, state.vin, update]);

  return !customer || isError || told === vin;
}

function isUntouched(vehicle: VehicleValues): boolean {
  return Object.values(vehicle).every((value) => value === '');
}

/** As a person types it. */
function vehicleOf({ car_registration_date: registered, car_model_year: year, ...car }: ContractRow): VehicleValues {
  return {
    ...emptyVehicle,
    car_plate: car.car_plate ?? '',
    car_registration_date: registered === null ? '' : formatDate(registered),
    car_model: car.car_model,
    car_version: car.car_version ?? '',
    car_model_year: year === null ? '' : String(year),
    car_fuel: car.car_fuel ?? '',
  };
}
