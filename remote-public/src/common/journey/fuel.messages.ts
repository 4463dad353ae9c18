import type { CarFuel } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** Names of the fuels, field (P.3) of the booklet. */
export const fuelMessages: Record<CarFuel, MessageDescriptor> = defineMessages({
  benzina: { id: 'public.fuel.petrol', defaultMessage: 'Benzina' },
  diesel: { id: 'public.fuel.diesel', defaultMessage: 'Diesel' },
  gpl: { id: 'public.fuel.lpg', defaultMessage: 'GPL' },
  metano: { id: 'public.fuel.methane', defaultMessage: 'Metano' },
  ibrida: { id: 'public.fuel.hybrid', defaultMessage: 'Ibrida' },
  plug_in: { id: 'public.fuel.plug-in', defaultMessage: 'Ibrida plug-in' },
  elettrica: { id: 'public.fuel.electric', defaultMessage: 'Elettrica' },
  idrogeno: { id: 'public.fuel.hydrogen', defaultMessage: 'Idrogeno' },
  altro: { id: 'public.fuel.other', defaultMessage: 'Altro' },
});
