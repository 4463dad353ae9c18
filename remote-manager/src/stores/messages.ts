import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.stores.title', defaultMessage: 'Dealer' },
  lead: {
    id: 'manager.stores.lead',
    defaultMessage: 'La scelta vale per tutte le pagine: contratti, cruscotto e ricerca mostrano solo i suoi dati.',
  },
  loading: { id: 'manager.stores.loading', defaultMessage: 'Caricamento dei dealer' },
  none: { id: 'manager.stores.none', defaultMessage: 'Nessun dealer assegnato' },
  noneAdvice: {
    id: 'manager.stores.none-advice',
    defaultMessage: 'L’operatore assegna i dealer alle persone: chiedere a chi gestisce CarCare.',
  },
  online: { id: 'manager.stores.online', defaultMessage: 'in linea' },
  offline: { id: 'manager.stores.offline', defaultMessage: 'non in linea' },
  choose: { id: 'manager.stores.choose', defaultMessage: 'Lavora per questo dealer' },
  chosen: { id: 'manager.stores.chosen', defaultMessage: 'Scelto: mostra tutti' },
  open: { id: 'manager.stores.open', defaultMessage: 'Dati e orari' },
  figures: { id: 'manager.stores.figures', defaultMessage: 'Andamento' },
  week: { id: 'manager.stores.week', defaultMessage: 'Contratti creati da lunedì' },
  expiring: { id: 'manager.stores.expiring', defaultMessage: 'In scadenza entro 7 giorni' },
});
