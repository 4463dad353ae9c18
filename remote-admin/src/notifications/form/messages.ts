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
  marketingHint: {
    id: 'admin.notification-form.marketing-hint',
    defaultMessage:
      'Per sconti, campagne e novità da vendere: tra i destinatari la riceve solo chi ha acconsentito alle offerte. Chi revoca il consenso non la vede più.',
  },
  window: { id: 'admin.notification-form.window', defaultMessage: 'Quando' },
  fromHint: { id: 'admin.notification-form.from-hint', defaultMessage: 'Vuoto: da subito' },
  untilHint: { id: 'admin.notification-form.until-hint', defaultMessage: 'Vuoto: senza fine' },
  visibleHint: { id: 'admin.notification-form.visible-hint', defaultMessage: 'Se disattivata, nessuno la vede.' },
  closableHint: {
    id: 'admin.notification-form.closable-hint',
    defaultMessage: 'Chi la legge può toglierla dalla propria campanella.',
  },
  yes: { id: 'admin.notification-form.yes', defaultMessage: 'Sì' },
  no: { id: 'admin.notification-form.no', defaultMessage: 'No' },
});

/** What a notification's data are called. */
export const fieldMessages = defineMessages({
  title: { id: 'admin.notification-field.title', defaultMessage: 'Titolo' },
  excerpt: { id: 'admin.notification-field.excerpt', defaultMessage: 'In breve' },
  body: { id: 'admin.notification-field.body', defaultMessage: 'Testo' },
  type: { id: 'admin.notification-field.type', defaultMessage: 'Tipo' },
  audience: { id: 'admin.notification-field.audience', defaultMessage: 'Destinatari' },
  marketing: { id: 'admin.notification-field.marketing', defaultMessage: 'Pubblicità' },
  visible_at: { id: 'admin.notification-field.visible-at', defaultMessage: 'Visibile dal' },
  expire_at: { id: 'admin.notification-field.expire-at', defaultMessage: 'Fino al' },
  visible: { id: 'admin.notification-field.visible', defaultMessage: 'Attiva' },
  closable: { id: 'admin.notification-field.closable', defaultMessage: 'Si può chiudere' },
  cta_label: { id: 'admin.notification-field.cta-label', defaultMessage: 'Testo del link' },
  cta_url: { id: 'admin.notification-field.cta-url', defaultMessage: 'Link di destinazione' },
});
