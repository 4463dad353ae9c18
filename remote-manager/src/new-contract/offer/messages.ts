import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.new.offer.title', defaultMessage: 'Pacchetto' },
  possible: {
    id: 'manager.new.offer.possible',
    defaultMessage:
      '{possible, plural, =0 {nessuno possibile} one {# possibile} other {# possibili}} su {total} per questa auto',
  },
  kind: { id: 'manager.new.offer.kind', defaultMessage: 'Categoria' },
  care: { id: 'manager.new.offer.care', defaultMessage: 'Assistenza' },
  rental: { id: 'manager.new.offer.rental', defaultMessage: 'Noleggio' },
  services: { id: 'manager.new.offer.services', defaultMessage: 'Tagliandi' },
  months: { id: 'manager.new.offer.months', defaultMessage: 'Mesi' },
  km: { id: 'manager.new.offer.km', defaultMessage: 'Chilometri' },
  price: { id: 'manager.new.offer.price', defaultMessage: 'Prezzo con IVA' },
  fee: { id: 'manager.new.offer.fee', defaultMessage: 'Canone con IVA' },
  insteadOf: { id: 'manager.new.offer.instead-of', defaultMessage: 'invece di {price}' },
  plan: {
    id: 'manager.new.offer.plan',
    defaultMessage: '{services, plural, =0 {nessun tagliando} one {# tagliando} other {# tagliandi}}, {months}, {km}',
  },
  noLonger: {
    id: 'manager.new.offer.no-longer',
    defaultMessage: 'Con i dati nuovi «{title}» non è più possibile: {reason}',
  },
  none: { id: 'manager.new.offer.none', defaultMessage: 'Non ci sono pacchetti di questo tipo.' },
  loading: { id: 'manager.new.offer.loading', defaultMessage: 'Caricamento dei pacchetti' },
  retry: { id: 'manager.new.offer.retry', defaultMessage: 'Riprova' },
});
