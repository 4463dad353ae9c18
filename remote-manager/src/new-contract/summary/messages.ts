import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.new.summary.title', defaultMessage: 'Riepilogo' },
  noCar: { id: 'manager.new.summary.no-car', defaultMessage: 'Veicolo da completare' },
  registered: { id: 'manager.new.summary.registered', defaultMessage: 'Immatricolata il {date}' },
  pack: { id: 'manager.new.summary.package', defaultMessage: 'Pacchetto' },
  store: { id: 'manager.new.summary.store', defaultMessage: 'Dealer' },
  customer: { id: 'manager.new.summary.customer', defaultMessage: 'Cliente' },
  toChoose: { id: 'manager.new.summary.to-choose', defaultMessage: 'da scegliere' },
  toComplete: { id: 'manager.new.summary.to-complete', defaultMessage: 'da completare' },
  sendSms: { id: 'manager.new.summary.send-sms', defaultMessage: 'Invia il link per SMS' },
  openCounter: { id: 'manager.new.summary.open-counter', defaultMessage: 'Firma al banco' },
  saveDraft: { id: 'manager.new.summary.save-draft', defaultMessage: 'Salva come bozza' },
  close: { id: 'manager.new.summary.close', defaultMessage: 'Chiudi, la bozza resta' },
  missing: {
    id: 'manager.new.summary.missing',
    defaultMessage: '{count, plural, one {Manca: {fields}} other {Mancano: {fields}}}',
  },
  left: { id: 'manager.new.summary.left', defaultMessage: 'Il cliente completa dal link: {fields}' },
  wrong: { id: 'manager.new.summary.wrong', defaultMessage: 'Da correggere: {fields}' },
  totalTaxed: { id: 'manager.new.summary.total-taxed', defaultMessage: 'Totale con IVA' },
});
