import type { CarFuel } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** Names of the fuels, field (P.3) of the booklet. */
export const fuelMessages: Record<CarFuel, MessageDescriptor> = defineMessages({
  benzina: { id: 'manager.fuel.petrol', defaultMessage: 'Benzina' },
  diesel: { id: 'manager.fuel.diesel', defaultMessage: 'Diesel' },
  gpl: { id: 'manager.fuel.lpg', defaultMessage: 'GPL' },
  metano: { id: 'manager.fuel.methane', defaultMessage: 'Metano' },
  ibrida: { id: 'manager.fuel.hybrid', defaultMessage: 'Ibrida' },
  plug_in: { id: 'manager.fuel.plug-in', defaultMessage: 'Ibrida ricaricabile' },
  elettrica: { id: 'manager.fuel.electric', defaultMessage: 'Elettrica' },
  idrogeno: { id: 'manager.fuel.hydrogen', defaultMessage: 'Idrogeno' },
  altro: { id: 'manager.fuel.other', defaultMessage: 'Altro' },
});
