import { defineMessages } from '../intl';

export const messages = defineMessages({
  page: { id: 'ui.pdf.page', defaultMessage: 'Pagina {page} di {pages}' },
  pageOf: { id: 'ui.pdf.page-of', defaultMessage: '{page} di {pages}' },
  pageBefore: { id: 'ui.pdf.page-before', defaultMessage: 'Pagina precedente' },
  pageAfter: { id: 'ui.pdf.page-after', defaultMessage: 'Pagina seguente' },
  smaller: { id: 'ui.pdf.smaller', defaultMessage: 'Rimpicciolisci' },
  larger: { id: 'ui.pdf.larger', defaultMessage: 'Ingrandisci' },
  download: { id: 'ui.pdf.download', defaultMessage: 'Scarica il PDF' },
  fullScreen: { id: 'ui.pdf.full-screen', defaultMessage: 'Leggi a tutto schermo' },
  closeFull: { id: 'ui.pdf.close-full', defaultMessage: 'Chiudi il documento' },
  document: { id: 'ui.pdf.document', defaultMessage: 'Documento' },
  unreadable: { id: 'ui.pdf.unreadable', defaultMessage: 'Il documento non si può mostrare qui' },
  unreadableAdvice: {
    id: 'ui.pdf.unreadable-advice',
    defaultMessage: 'Scaricalo con il pulsante in alto e aprilo sul dispositivo.',
  },
});
