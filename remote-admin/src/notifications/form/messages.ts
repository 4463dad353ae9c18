import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  text: { id: 'admin.notification-form.text', defaultMessage: 'Che cosa dice' },
  titleHint: { id: 'admin.notification-form.title-hint', defaultMessage: '80 caratteri al massimo' },
  excerptHint: {
    id: 'admin.notification-form.excerpt-hint',
    defaultMessage: '160 caratteri al massimo: si legge dappertutto',
  },
  bodyHint: { id: 'admin.notification-form.body-hint', defaultMessage: 'Si legge solo nella campanella' },
  ctaLabelHint: { id: 'admin.notification-form.cta-label-hint', defaultMessage: 'Senza, si legge «Apri»' },
  ctaUrlHint: {
    id: 'admin.notification-form.cta-url-hint',
    defaultMessage: 'Un indirizzo di questo sito, che comincia con /',
  },
  audience: { id: 'admin.notification-form.audience', defaultMessage: 'Destinatari' },
  audienceHelp: {
    id: 'admin.notification-form.audience-help',
    defaultMessage:
      'La riceve chi ha uno dei ruoli, chi lavora per uno dei dealer e ciascuna delle persone. Sulla pagina di un dealer compare solo se quel dealer è tra quelli scelti.',
  },
  roles: { id: 'admin.notification-form.roles', defaultMessage: 'Ruoli' },
  stores: { id: 'admin.notification-form.stores', defaultMessage: 'Dealer scelti' },
  addStore: { id: 'admin.notification-form.add-store', defaultMessage: 'Aggiungere un dealer' },
  people: { id: 'admin.notification-form.people', defaultMessage: 'Persone scelte' },
  addPerson: { id: 'admin.notification-form.add-person', defaultMessage: 'Aggiungere una persona' },
  takeOff: { id: 'admin.notification-form.take-off', defaultMessage: 'Togli {name}' },
  window: { id: 'admin.notification-form.window', defaultMessage: 'Quando' },
  fromHint: { id: 'admin.notification-form.from-hint', defaultMessage: 'Vuoto: da subito' },
  untilHint: { id: 'admin.notification-form.until-hint', defaultMessage: 'Vuoto: senza fine' },
  visibleHint: { id: 'admin.notification-form.visible-hint', defaultMessage: 'Se disattivata, nessuno la vede.' },
  closableHint: {
    id: 'admin.notification-form.closable-hint',
    defaultMessage: 'Chi la legge può toglierla dai propri avvisi.',
  },
  yes: { id: 'admin.notification-form.yes', defaultMessage: 'Sì' },
  no: { id: 'admin.notification-form.no', defaultMessage: 'No' },
});
