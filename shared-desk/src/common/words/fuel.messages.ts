import type { CarFuel } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** Names of the fuels, field (P.3) of the booklet. */
export const fuelMessages: Record<CarFuel, MessageDescriptor> = defineMessages({
  benzina: { id: 'desk.fuel.petrol', defaultMessage: 'Benzina' },
  diesel: { id: 'desk.fuel.diesel', defaultMessage: 'Diesel' },
  gpl: { id: 'desk.fuel.lpg', defaultMessage: 'GPL' },
  metano: { id: 'desk.fuel.methane', defaultMessage: 'Metano' },
  ibrida: { id: 'desk.fuel.hybrid', defaultMessage: 'Ibrida' },
  plug_in: { id: 'desk.fuel.plug-in', defaultMessage: 'Ibrida ricaricabile' },
  elettrica: { id: 'desk.fuel.electric', defaultMessage: 'Elettrica' },
  idrogeno: { id: 'desk.fuel.hydrogen', defaultMessage: 'Idrogeno' },
  altro: { id: 'desk.fuel.other', defaultMessage: 'Altro' },
});
