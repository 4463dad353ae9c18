import type { PaymentMethod } from 'shared-api/domain';
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
