import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'desk.identity.title', defaultMessage: 'Documento d’identità del cliente' },
  lead: {
    id: 'desk.identity.lead',
    defaultMessage:
      'Visto di persona, con la copia e l’adesione al servizio, la firma del cliente diventa una firma elettronica avanzata.',
  },
  type: { id: 'desk.identity.type', defaultMessage: 'Documento' },
  choose: { id: 'desk.identity.choose', defaultMessage: 'Scegliere' },
  carta_identita: { id: 'desk.identity.card', defaultMessage: 'Carta d’identità' },
  passaporto: { id: 'desk.identity.passport', defaultMessage: 'Passaporto italiano' },
  passaporto_estero: { id: 'desk.identity.foreign-passport', defaultMessage: 'Passaporto straniero' },
  patente: { id: 'desk.identity.licence', defaultMessage: 'Patente di guida' },
  number: { id: 'desk.identity.number', defaultMessage: 'Numero' },
  hint_carta_identita: {
    id: 'desk.identity.card-hint',
    defaultMessage: 'Come CA00000AA; di una carta emessa prima del 2016, come 0000000AA.',
  },
  hint_passaporto: { id: 'desk.identity.passport-hint', defaultMessage: 'Come YA0000000.' },
  hint_passaporto_estero: {
    id: 'desk.identity.foreign-passport-hint',
    defaultMessage: 'Da sei a nove lettere e cifre, in alto a destra nella pagina con la foto.',
  },
  hint_patente: { id: 'desk.identity.licence-hint', defaultMessage: 'Campo 5: come AB0000000X o U10000000X.' },
  preview: { id: 'desk.identity.preview', defaultMessage: 'La copia scelta' },
  expires: { id: 'desk.identity.expires', defaultMessage: 'Scade il' },
  copy: { id: 'desk.identity.copy', defaultMessage: 'Allega la copia' },
  otherCopy: { id: 'desk.identity.other-copy', defaultMessage: 'Scegli un’altra copia' },
  chosen: { id: 'desk.identity.chosen', defaultMessage: 'Copia scelta: {name}, {size}' },
  accepted: {
    id: 'desk.identity.accepted',
    defaultMessage: 'Il cliente ha accettato le condizioni del servizio di firma avanzata',
  },
  cancel: { id: 'desk.identity.cancel', defaultMessage: 'Annulla' },
  save: { id: 'desk.identity.save', defaultMessage: 'Registra il documento' },
});
