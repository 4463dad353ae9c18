import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'desk.edit.contracts', defaultMessage: 'Contratti' },
  crumb: { id: 'desk.edit.crumb', defaultMessage: 'Modifica' },
  title: { id: 'desk.edit.title', defaultMessage: 'Modifica {code}' },
  cancel: { id: 'desk.edit.cancel', defaultMessage: 'Annulla' },
  save: { id: 'desk.edit.save', defaultMessage: 'Salva' },
  choose: { id: 'desk.edit.choose', defaultMessage: 'Scegliere' },
  phoneConfirmed: { id: 'desk.edit.phone-confirmed', defaultMessage: 'Il numero è giusto: ha una cifra in meno' },
  zipElsewhere: {
    id: 'desk.edit.zip-elsewhere',
    defaultMessage: 'Il CAP {zip} di solito non è in provincia di {province}. Se è giusto così, si può salvare.',
  },
  afterSigning: {
    id: 'desk.edit.after-signing',
    defaultMessage: 'Dopo la firma si corregge solo questo: quello che il cliente ha firmato resta com’è',
  },
  signingMeanwhile: {
    id: 'desk.edit.signing-meanwhile',
    defaultMessage:
      'Il cliente ha cominciato a firmare. Quello che è scritto resta qui: per salvarlo, reinviare prima il link dalla pagina del contratto.',
  },
  confirmTitle: {
    id: 'desk.edit.confirm-title',
    defaultMessage: '{count, plural, one {Salvare una modifica?} other {Salvare # modifiche?}}',
  },
  confirmText: {
    id: 'desk.edit.confirm-text',
    defaultMessage: 'Prima e dopo restano scritti nella cronologia del contratto.',
  },
  newTotal: { id: 'desk.edit.new-total', defaultMessage: 'Il totale cambia: {before} {after}' },
  theCustomer: { id: 'desk.edit.the-customer', defaultMessage: 'Il cliente' },
});
