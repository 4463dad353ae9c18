import type { CarFuel } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** Names of the fuels, field (P.3) of the booklet. */
export const fuelMessages: Record<CarFuel, MessageDescriptor> = defineMessages({
  benzina: { id: 'staff.fuel.petrol', defaultMessage: 'Benzina' },
  diesel: { id: 'staff.fuel.diesel', defaultMessage: 'Diesel' },
  gpl: { id: 'staff.fuel.lpg', defaultMessage: 'GPL' },
  metano: { id: 'staff.fuel.methane', defaultMessage: 'Metano' },
  ibrida: { id: 'staff.fuel.hybrid', defaultMessage: 'Ibrida' },
  plug_in: { id: 'staff.fuel.plug-in', defaultMessage: 'Ibrida plug-in' },
  elettrica: { id: 'staff.fuel.electric', defaultMessage: 'Elettrica' },
  idrogeno: { id: 'staff.fuel.hydrogen', defaultMessage: 'Idrogeno' },
  altro: { id: 'staff.fuel.other', defaultMessage: 'Altro' },
});
