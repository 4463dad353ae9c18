import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'manager.edit.contracts', defaultMessage: 'Contratti' },
  crumb: { id: 'manager.edit.crumb', defaultMessage: 'Modifica' },
  title: { id: 'manager.edit.title', defaultMessage: 'Modifica {code}' },
  cancel: { id: 'manager.edit.cancel', defaultMessage: 'Annulla' },
  save: { id: 'manager.edit.save', defaultMessage: 'Salva' },
  choose: { id: 'manager.edit.choose', defaultMessage: 'Scegliere' },
  phoneConfirmed: { id: 'manager.edit.phone-confirmed', defaultMessage: 'Il numero è giusto: ha una cifra in meno' },
  zipElsewhere: {
    id: 'manager.edit.zip-elsewhere',
    defaultMessage: 'Il CAP {zip} di solito non è in provincia di {province}. Se è giusto così, si può salvare.',
  },
  afterSigning: { id: 'manager.edit.after-signing', defaultMessage: 'Dopo la firma si corregge solo questo' },
  signingMeanwhile: {
    id: 'manager.edit.signing-meanwhile',
    defaultMessage:
      'Il cliente ha cominciato a firmare. Quello che è scritto resta qui: per salvarlo, reinviare prima il link dalla pagina del contratto.',
  },
  confirmTitle: {
    id: 'manager.edit.confirm-title',
    defaultMessage: '{count, plural, one {Salvare una modifica?} other {Salvare # modifiche?}}',
  },
  confirmText: {
    id: 'manager.edit.confirm-text',
    defaultMessage: 'Prima e dopo restano scritti nella cronologia del contratto.',
  },
  newTotal: { id: 'manager.edit.new-total', defaultMessage: 'Il totale cambia: {before} {after}' },
  theCustomer: { id: 'manager.edit.the-customer', defaultMessage: 'Il cliente' },
});
