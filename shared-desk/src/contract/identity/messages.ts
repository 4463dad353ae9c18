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
  passaporto: { id: 'desk.identity.passport', defaultMessage: 'Passaporto' },
  patente: { id: 'desk.identity.licence', defaultMessage: 'Patente di guida' },
  number: { id: 'desk.identity.number', defaultMessage: 'Numero' },
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
