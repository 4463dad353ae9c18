import { defineMessages } from '../intl';

export const messages = defineMessages({
  crumbs: { id: 'ui.page.crumbs', defaultMessage: 'Percorso' },
  loading: { id: 'ui.page.loading', defaultMessage: 'Caricamento della pagina' },
});
