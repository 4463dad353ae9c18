import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.identity.title', defaultMessage: 'Documento d’identità del cliente' },
  lead: {
    id: 'staff.identity.lead',
    defaultMessage:
      'Visto di persona, con la copia e l’adesione al servizio, la firma del cliente diventa una firma elettronica avanzata.',
  },
  type: { id: 'staff.identity.type', defaultMessage: 'Documento' },
  choose: { id: 'staff.identity.choose', defaultMessage: 'Scegliere' },
  carta_identita: { id: 'staff.identity.card', defaultMessage: 'Carta d’identità' },
  passaporto: { id: 'staff.identity.passport', defaultMessage: 'Passaporto italiano' },
  passaporto_estero: { id: 'staff.identity.foreign-passport', defaultMessage: 'Passaporto straniero' },
  patente: { id: 'staff.identity.licence', defaultMessage: 'Patente di guida' },
  number: { id: 'staff.identity.number', defaultMessage: 'Numero' },
  hint_carta_identita: {
    id: 'staff.identity.card-hint',
    defaultMessage: 'Come CA00000AA; di una carta emessa prima del 2016, come 0000000AA.',
  },
  hint_passaporto: { id: 'staff.identity.passport-hint', defaultMessage: 'Come YA0000000.' },
  hint_passaporto_estero: {
    id: 'staff.identity.foreign-passport-hint',
    defaultMessage: 'Da sei a nove lettere e cifre, in alto a destra nella pagina con la foto.',
  },
  hint_patente: { id: 'staff.identity.licence-hint', defaultMessage: 'Campo 5: come AB0000000X o U10000000X.' },
  preview: { id: 'staff.identity.preview', defaultMessage: 'La copia scelta' },
  expires: { id: 'staff.identity.expires', defaultMessage: 'Scade il' },
  copy: { id: 'staff.identity.copy', defaultMessage: 'Allega la copia' },
  otherCopy: { id: 'staff.identity.other-copy', defaultMessage: 'Scegli un’altra copia' },
  chosen: { id: 'staff.identity.chosen', defaultMessage: 'Copia scelta: {name}, {size}' },
  accepted: {
    id: 'staff.identity.accepted',
    defaultMessage: 'Il cliente ha accettato le condizioni del servizio di firma avanzata',
  },
  cancel: { id: 'staff.identity.cancel', defaultMessage: 'Annulla' },
  save: { id: 'staff.identity.save', defaultMessage: 'Registra il documento' },
});
