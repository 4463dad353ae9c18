import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  library: { id: 'admin.pictures.library', defaultMessage: 'Libreria delle immagini' },
  upload: { id: 'admin.pictures.upload', defaultMessage: 'Carica un’immagine' },
  search: { id: 'admin.pictures.search', defaultMessage: 'Nome del file' },
  loading: { id: 'admin.pictures.loading', defaultMessage: 'Caricamento delle immagini' },
  empty: { id: 'admin.pictures.empty', defaultMessage: 'La libreria non ha ancora immagini' },
  noMatch: { id: 'admin.pictures.no-match', defaultMessage: 'Nessuna immagine con questo nome' },
  choose: { id: 'admin.pictures.choose', defaultMessage: 'Scegli un’immagine' },
  change: { id: 'admin.pictures.change', defaultMessage: 'Cambia immagine' },
  remove: { id: 'admin.pictures.remove', defaultMessage: 'Togli l’immagine' },
});
