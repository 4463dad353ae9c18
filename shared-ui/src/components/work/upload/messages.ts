import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  choose: { id: 'ui.upload.choose', defaultMessage: 'Allega un file' },
  limits: { id: 'ui.upload.limits', defaultMessage: '{types}, {size} al massimo' },
  tooLarge: { id: 'ui.upload.too-large', defaultMessage: '«{name}» è di {size}: il massimo è {limit}.' },
  wrongType: { id: 'ui.upload.wrong-type', defaultMessage: '«{name}» non è tra i tipi ammessi: {types}.' },
  uploading: { id: 'ui.upload.uploading', defaultMessage: 'Invio di «{name}»' },
});
