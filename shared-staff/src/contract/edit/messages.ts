import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'staff.edit.contracts', defaultMessage: 'Contratti' },
  crumb: { id: 'staff.edit.crumb', defaultMessage: 'Modifica' },
  title: { id: 'staff.edit.title', defaultMessage: 'Modifica {code}' },
  cancel: { id: 'staff.edit.cancel', defaultMessage: 'Annulla' },
  save: { id: 'staff.edit.save', defaultMessage: 'Salva' },
  choose: { id: 'staff.edit.choose', defaultMessage: 'Scegliere' },
  phoneConfirmed: { id: 'staff.edit.phone-confirmed', defaultMessage: 'Il numero è giusto: ha una cifra in meno' },
  zipElsewhere: {
    id: 'staff.edit.zip-elsewhere',
    defaultMessage: 'Il CAP {zip} di solito non è in provincia di {province}. Se è giusto così, si può salvare.',
  },
  afterSigning: {
    id: 'staff.edit.after-signing',
    defaultMessage: 'Dopo la firma si corregge solo questo: quello che il cliente ha firmato resta com’è',
  },
  signingMeanwhile: {
    id: 'staff.edit.signing-meanwhile',
    defaultMessage:
      'Il cliente ha cominciato a firmare. Quello che è scritto resta qui: per salvarlo, reinviare prima il link dalla pagina del contratto.',
  },
  signedMeanwhile: {
    id: 'staff.edit.signed-meanwhile',
    defaultMessage: 'Il cliente ha firmato mentre questa modifica era aperta: quello che ha firmato non si cambia più.',
  },
  gone: {
    id: 'staff.edit.gone',
    defaultMessage:
      'Non si può più salvare: nel frattempo il contratto è stato eliminato, oppure è passato a un altro dealer.',
  },
  confirmTitle: {
    id: 'staff.edit.confirm-title',
    defaultMessage: '{count, plural, one {Salvare una modifica?} other {Salvare # modifiche?}}',
  },
  confirmText: {
    id: 'staff.edit.confirm-text',
    defaultMessage: 'Prima e dopo restano scritti nella cronologia del contratto.',
  },
  endsIdentity: {
    id: 'staff.edit.ends-identity',
    defaultMessage:
      'Il documento d’identità registrato e la firma avanzata non valgono più: dopo il salvataggio il documento va registrato di nuovo.',
  },
  newTotal: { id: 'staff.edit.new-total', defaultMessage: 'Il totale cambia: {before} {after}' },
  theCustomer: { id: 'staff.edit.the-customer', defaultMessage: 'Il cliente' },
});
