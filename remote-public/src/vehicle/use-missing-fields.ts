import { useState } from 'react';
import { romeDate } from 'shared-api/domain';
import type { PublicVehicleReport } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { withSlashes } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import type { CompleteCar, VehicleField } from '../common/funnel/funnel-state';
import { useFunnel } from '../common/funnel/use-funnel';
import { asksForMaker } from './car-model';
import { readVehicle } from './read-vehicle';

/** The form of the missing data: checked when a field is left, then as it changes; sent wrong, the first one is focused. */
export function useMissingFields(report: PublicVehicleReport) {
  const intl = useIntl();
  const { now } = useHost();
  const { state, update } = useFunnel();
  const [left, setLeft] = useState<ReadonlySet<VehicleField>>(new Set());
  const values = state.vehicle;
  const { car, faults } = readVehicle(report, values, romeDate(new Date(now())));

  return {
    values,
    change(field: VehicleField, value: string) {
      const shown = field === 'car_registration_date' ? withSlashes(value, values[field]) : value;
      update((before) => ({ ...before, vehicle: { ...before.vehicle, [field]: shown }, car: null }));
    },
    leave(field: VehicleField) {
      if (values[field] !== '') setLeft((before) => new Set([...before, field]));
    },
    errorOf(field: VehicleField): string | undefined {
      const fault = faults[field];
      return fault && left.has(field) ? intl.formatMessage(fault.descriptor, fault.values) : undefined;
    },
    /** The car when all is right; otherwise null, with every fault shown and the first field focused. */
    finish(): CompleteCar | null {
      if (car) {
        update((before) => ({ ...before, car }));
        return car;
      }
      const asked: VehicleField[] = asksForMaker(report) ? ['car_maker', ...report.missing] : [...report.missing];
      setLeft(new Set(asked));
      const first = asked.find((field) => faults[field]);
      if (first) document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return null;
    },
  };
}
