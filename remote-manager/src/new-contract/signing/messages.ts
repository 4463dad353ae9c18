import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.new.signing.title', defaultMessage: 'Firma' },
  way: { id: 'manager.new.signing.way', defaultMessage: 'Come firma il cliente' },
  sms: { id: 'manager.new.signing.sms', defaultMessage: 'Link per SMS' },
  smsText: {
    id: 'manager.new.signing.sms-text',
    defaultMessage: 'Il cliente firma quando vuole, entro {days} giorni',
  },
  counter: { id: 'manager.new.signing.counter', defaultMessage: 'Firma al banco' },
  counterText: {
    id: 'manager.new.signing.counter-text',
    defaultMessage: 'Mostra un codice QR e segue il cliente passo per passo',
  },
  store: { id: 'manager.new.signing.store', defaultMessage: 'Per quale dealer' },
});
