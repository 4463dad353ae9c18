import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.templates.title', defaultMessage: 'Testi dei messaggi' },
  crumb: { id: 'admin.templates.crumb', defaultMessage: 'Messaggi' },
  lead: {
    id: 'admin.templates.lead',
    defaultMessage: 'Un testo modificato vale dal prossimo messaggio. Quello predefinito si può sempre ripristinare.',
  },
  list: { id: 'admin.templates.list', defaultMessage: 'Messaggi' },
  sms: { id: 'admin.templates.sms', defaultMessage: 'SMS' },
  email: { id: 'admin.templates.email', defaultMessage: 'E-mail' },
  own: { id: 'admin.templates.own', defaultMessage: 'modificato' },
  unsaved: { id: 'admin.templates.unsaved', defaultMessage: 'non salvato' },
  toList: { id: 'admin.templates.to-list', defaultMessage: 'Tutti i testi' },
  subject: { id: 'admin.templates.subject', defaultMessage: 'Oggetto' },
  body: { id: 'admin.templates.body', defaultMessage: 'Testo' },
  variables: { id: 'admin.templates.variables', defaultMessage: 'Dati da inserire' },
  variablesHelp: {
    id: 'admin.templates.variables-help',
    defaultMessage: 'Al loro posto va il dato del contratto o della persona. Si inseriscono dove sta il cursore.',
  },
  insert: { id: 'admin.templates.insert', defaultMessage: 'Inserisci {name}' },
  preview: { id: 'admin.templates.preview', defaultMessage: 'Anteprima' },
  previewHelp: { id: 'admin.templates.preview-help', defaultMessage: 'con dati inventati' },
  previewWrong: {
    id: 'admin.templates.preview-wrong',
    defaultMessage: 'L’anteprima torna quando il testo è corretto.',
  },
  length: {
    id: 'admin.templates.length',
    defaultMessage:
      '{length, plural, one {# carattere} other {# caratteri}}, {parts, plural, one {# SMS} other {# SMS}}',
  },
  save: { id: 'admin.templates.save', defaultMessage: 'Salva il testo' },
  undo: { id: 'admin.templates.undo', defaultMessage: 'Annulla' },
  restore: { id: 'admin.templates.restore', defaultMessage: 'Ripristina il testo predefinito' },
  restoreTitle: { id: 'admin.templates.restore-title', defaultMessage: 'Ripristinare il testo predefinito?' },
  restoreText: {
    id: 'admin.templates.restore-text',
    defaultMessage: 'Il testo scritto qui va perso. Vale dal prossimo messaggio.',
  },
  restoreConfirm: { id: 'admin.templates.restore-confirm', defaultMessage: 'Ripristina' },
  stale: {
    id: 'admin.templates.stale',
    defaultMessage:
      'Nel frattempo qualcun altro ha cambiato questo testo. Il tuo è rimasto qui: controllare e salvare di nuovo.',
  },
  failed: { id: 'admin.templates.failed', defaultMessage: 'I testi non si sono caricati' },
  loading: { id: 'admin.templates.loading', defaultMessage: 'Caricamento dei testi' },
});
