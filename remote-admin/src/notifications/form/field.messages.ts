import { defineMessages } from 'shared-ui/intl';

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
