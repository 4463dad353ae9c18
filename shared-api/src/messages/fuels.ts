import type { CarFuel } from '../domain/fuels';
import type { TextDescriptor } from '../validation/validation';

/** Names of the fuels, field (P.3) of the booklet. */
export const fuelNames = {
  benzina: { id: 'domain.fuel.petrol', defaultMessage: 'Benzina' },
  diesel: { id: 'domain.fuel.diesel', defaultMessage: 'Diesel' },
  gpl: { id: 'domain.fuel.lpg', defaultMessage: 'GPL' },
  metano: { id: 'domain.fuel.methane', defaultMessage: 'Metano' },
  ibrida: { id: 'domain.fuel.hybrid', defaultMessage: 'Ibrida' },
  plug_in: { id: 'domain.fuel.plug-in', defaultMessage: 'Ibrida plug-in' },
  elettrica: { id: 'domain.fuel.electric', defaultMessage: 'Elettrica' },
  idrogeno: { id: 'domain.fuel.hydrogen', defaultMessage: 'Idrogeno' },
  altro: { id: 'domain.fuel.other', defaultMessage: 'Altro' },
} as const satisfies Record<CarFuel, TextDescriptor>;
