import { defineMessages } from '../../../platform/i18n';

export const paperMessages = defineMessages({
  paymentMethod: {
    id: 'server.paper.payment-method',
    defaultMessage:
      '{method, select, concessionaria {In concessionaria} bonifico {Bonifico} carta {Carta} other {Da scegliere}}',
  },
  ibanUnknown: { id: 'server.paper.iban-unknown', defaultMessage: 'da chiedere al concessionario' },
  fuel: {
    id: 'server.paper.fuel',
    defaultMessage:
      '{fuel, select, benzina {Benzina} diesel {Diesel} gpl {GPL} metano {Metano} ibrida {Ibrida} plug_in {Ibrida plug-in} elettrica {Elettrica} idrogeno {Idrogeno} other {Altro}}',
  },
});
