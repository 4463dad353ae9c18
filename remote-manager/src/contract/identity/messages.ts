import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.identity.title', defaultMessage: 'Documento d’identità del cliente' },
  lead: {
    id: 'manager.identity.lead',
    defaultMessage:
      'Visto di persona, con la copia e l’adesione al servizio, la firma del cliente diventa una firma elettronica avanzata.',
  },
  type: { id: 'manager.identity.type', defaultMessage: 'Documento' },
  choose: { id: 'manager.identity.choose', defaultMessage: 'Scegliere' },
  carta_identita: { id: 'manager.identity.card', defaultMessage: 'Carta d’identità' },
  passaporto: { id: 'manager.identity.passport', defaultMessage: 'Passaporto' },
  patente: { id: 'manager.identity.licence', defaultMessage: 'Patente di guida' },
  number: { id: 'manager.identity.number', defaultMessage: 'Numero' },
  expires: { id: 'manager.identity.expires', defaultMessage: 'Scade il' },
  copy: { id: 'manager.identity.copy', defaultMessage: 'Allega la copia' },
  otherCopy: { id: 'manager.identity.other-copy', defaultMessage: 'Scegli un’altra copia' },
  chosen: { id: 'manager.identity.chosen', defaultMessage: 'Copia scelta: {name}, {size}' },
  accepted: {
    id: 'manager.identity.accepted',
    defaultMessage: 'Il cliente ha accettato le condizioni del servizio di firma avanzata',
  },
  cancel: { id: 'manager.identity.cancel', defaultMessage: 'Annulla' },
  save: { id: 'manager.identity.save', defaultMessage: 'Registra il documento' },
});
