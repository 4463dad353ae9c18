import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  /** These three are the specification's, to the letter. */
  notJson: { id: 'shell.debug.notJson', defaultMessage: 'This content is not JSON! Please paste a valid Json string' },
  copied: { id: 'shell.debug.copied', defaultMessage: 'Content Copyed Successfuly!' },
  pasted: { id: 'shell.debug.pasted', defaultMessage: 'Content Paste Successfuly!' },
  copyRefused: { id: 'shell.debug.copy-refused', defaultMessage: 'Il browser non permette la copia.' },
  pasteRefused: {
    id: 'shell.debug.paste-refused',
    defaultMessage: 'Il browser non permette di leggere gli appunti. Incollare il testo nel campo.',
  },
  copy: { id: 'shell.debug.copy', defaultMessage: 'Copia' },
  paste: { id: 'shell.debug.paste', defaultMessage: 'Incolla' },
  pasteHere: { id: 'shell.debug.pasteHere', defaultMessage: 'Incolla qui un testo JSON' },
  tree: { id: 'shell.debug.tree', defaultMessage: 'Contenuto' },
  items: { id: 'shell.debug.items', defaultMessage: '{count, plural, one {# elemento} other {# elementi}}' },
});
