import type { CarFuel } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** The fuels as people call them. */
export const fuelMessages: Record<CarFuel, MessageDescriptor> = defineMessages({
  benzina: { id: 'admin.fuel.benzina', defaultMessage: 'Benzina' },
  diesel: { id: 'admin.fuel.diesel', defaultMessage: 'Diesel' },
  gpl: { id: 'admin.fuel.gpl', defaultMessage: 'GPL' },
  metano: { id: 'admin.fuel.metano', defaultMessage: 'Metano' },
  ibrida: { id: 'admin.fuel.ibrida', defaultMessage: 'Ibrida' },
  plug_in: { id: 'admin.fuel.plug-in', defaultMessage: 'Ibrida ricaricabile' },
  elettrica: { id: 'admin.fuel.elettrica', defaultMessage: 'Elettrica' },
  idrogeno: { id: 'admin.fuel.idrogeno', defaultMessage: 'Idrogeno' },
  altro: { id: 'admin.fuel.altro', defaultMessage: 'Altro' },
});
