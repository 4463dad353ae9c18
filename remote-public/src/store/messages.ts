import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.store.title', defaultMessage: 'Scegli il concessionario' },
  lead: {
    id: 'public.store.lead',
    defaultMessage: 'È il posto dove porterai l’auto per i tagliandi e dove, se vuoi, puoi pagare.',
  },
  label: { id: 'public.store.label', defaultMessage: 'Concessionario' },
  near: {
    id: 'public.store.near',
    defaultMessage: '<b>{count, plural, one {# concessionario} other {# concessionari}}</b> entro {km}, dal più vicino',
  },
  noneNear: {
    id: 'public.store.none-near',
    defaultMessage: 'Nessun concessionario entro {km}. Il più vicino è {name}, a {distance} in linea d’aria.',
  },
  beyond: { id: 'public.store.beyond', defaultMessage: 'A più di {km}' },
  found: {
    id: 'public.store.found',
    defaultMessage:
      '<b>{count, plural, one {# concessionario} other {# concessionari}}</b> in ordine di nome. Scrivi il tuo comune o il CAP per vedere prima i più vicini.',
  },
  more: {
    id: 'public.store.more',
    defaultMessage: 'Nessuno è comodo per te? <a>Vedi tutti i concessionari ({total})</a>',
  },
  place: { id: 'public.store.place', defaultMessage: '{street}, {zip} {city} ({province}), tel.\u00a0{phone}' },
  phone: { id: 'public.store.phone', defaultMessage: 'Telefono' },
  route: { id: 'public.store.route', defaultMessage: 'Indicazioni stradali' },
  pay: { id: 'public.store.pay', defaultMessage: 'Puoi pagare' },
  concessionaria: { id: 'public.store.pay-desk', defaultMessage: 'in sede' },
  bonifico: { id: 'public.store.pay-transfer', defaultMessage: 'con bonifico' },
  carta: { id: 'public.store.pay-card', defaultMessage: 'con carta' },
  range: { id: 'public.store.range', defaultMessage: '{from} – {to}' },
  today: { id: 'public.store.today', defaultMessage: 'Oggi, {day}' },
  shut: { id: 'public.store.shut', defaultMessage: 'chiuso' },
  next: { id: 'public.store.next', defaultMessage: 'Continua con i tuoi dati' },
  chooseFirst: { id: 'public.store.choose-first', defaultMessage: 'Scegli un concessionario' },
  loading: { id: 'public.store.loading', defaultMessage: 'Caricamento dei concessionari' },
});
