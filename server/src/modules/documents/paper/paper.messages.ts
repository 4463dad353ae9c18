import type { CarFuel, PaymentMethod } from 'shared-api/domain';
import { defineMessages, type Text } from '../../../platform/i18n';

export const paperMessages = defineMessages({
  printable: {
    id: 'server.contracts.printable',
    defaultMessage: 'Questo testo ha un carattere che il documento non può contenere, o è troppo lungo.',
  },
  ibanUnknown: { id: 'server.paper.iban-unknown', defaultMessage: 'da chiedere al concessionario' },
});

export const methodMessages = defineMessages({
  concessionaria: { id: 'server.paper.method.dealer', defaultMessage: 'In concessionaria' },
  bonifico: { id: 'server.paper.method.transfer', defaultMessage: 'Bonifico' },
  carta: { id: 'server.paper.method.card', defaultMessage: 'Carta' },
}) satisfies Record<PaymentMethod, Text>;

export const fuelMessages = defineMessages({
  benzina: { id: 'server.paper.fuel.benzina', defaultMessage: 'Benzina' },
  diesel: { id: 'server.paper.fuel.diesel', defaultMessage: 'Diesel' },
  gpl: { id: 'server.paper.fuel.gpl', defaultMessage: 'GPL' },
  metano: { id: 'server.paper.fuel.metano', defaultMessage: 'Metano' },
  ibrida: { id: 'server.paper.fuel.ibrida', defaultMessage: 'Ibrida' },
  plug_in: { id: 'server.paper.fuel.plug-in', defaultMessage: 'Ibrida plug-in' },
  elettrica: { id: 'server.paper.fuel.elettrica', defaultMessage: 'Elettrica' },
  idrogeno: { id: 'server.paper.fuel.idrogeno', defaultMessage: 'Idrogeno' },
  altro: { id: 'server.paper.fuel.altro', defaultMessage: 'Altro' },
}) satisfies Record<CarFuel, Text>;
