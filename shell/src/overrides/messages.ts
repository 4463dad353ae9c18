import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: {
    id: 'shell.overrides.title',
    defaultMessage: '{count, plural, one {Prendere l’area} other {Prendere le aree}} da un’altra origine?',
  },
  from: { id: 'shell.overrides.from', defaultMessage: '{area} da {origin}' },
  atVersion: { id: 'shell.overrides.at-version', defaultMessage: '{area} alla versione {version}' },
  scope: {
    id: 'shell.overrides.scope',
    defaultMessage:
      'Vale solo in questo browser, per 12 ore. Una barra in cima a ogni pagina lo ricorda e permette di tornare indietro.',
  },
  rights: {
    id: 'shell.overrides.rights',
    defaultMessage:
      'Il codice che arriva da lì funziona con i tuoi permessi: vede e può fare tutto ciò che puoi tu. Accetta solo se sai chi l’ha scritto.',
  },
  take: {
    id: 'shell.overrides.take',
    defaultMessage: '{count, plural, one {Prendere l’area da lì} other {Prendere le aree da lì}}',
  },
  previewTitle: {
    id: 'shell.overrides.preview-title',
    defaultMessage: 'Vedere {count, plural, one {l’area} other {le aree}} a una versione che gli altri non hanno?',
  },
  previewTake: { id: 'shell.overrides.preview-take', defaultMessage: 'Vedere questa versione' },
  signInToPreview: {
    id: 'shell.overrides.sign-in-to-preview',
    defaultMessage: 'Per vedere una versione che non è in linea serve l’accesso.',
  },
  previewNotStaff: {
    id: 'shell.overrides.preview-not-staff',
    defaultMessage: 'Solo il personale può vedere una versione che non è in linea.',
  },
  previewUnreadable: {
    id: 'shell.overrides.preview-unreadable',
    defaultMessage: 'L’indirizzo chiede un’area a un’altra versione, ma non come serve: ?preview=remote-admin@663601e',
  },
  barName: { id: 'shell.overrides.bar-name', defaultMessage: 'Aree solo in questo browser' },
  bar: { id: 'shell.overrides.bar', defaultMessage: 'Solo in questo browser, al posto di ciò che è in linea:' },
  reset: { id: 'shell.overrides.reset', defaultMessage: 'Ripristina' },
  signInFirst: {
    id: 'shell.overrides.sign-in-first',
    defaultMessage: 'Per prendere un’area da un’altra origine serve l’accesso.',
  },
  notStaff: {
    id: 'shell.overrides.not-staff',
    defaultMessage: 'Solo il personale può prendere un’area da un’altra origine.',
  },
  unreadable: {
    id: 'shell.overrides.unreadable',
    defaultMessage:
      'L’indirizzo chiede un’area da un’altra origine, ma non come serve: ?override=remote-admin@http://localhost:4103',
  },
});
