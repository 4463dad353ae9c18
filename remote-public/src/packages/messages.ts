import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.packages.title', defaultMessage: 'Scegli il pacchetto' },
  fitting: {
    id: 'public.packages.fitting',
    defaultMessage:
      '{eligible, plural, one {Uno è adatto} =2 {Due sono adatti} =3 {Tre sono adatti} =4 {Quattro sono adatti} =5 {Cinque sono adatti} =6 {Sei sono adatti} other {# sono adatti}} {kind, select, rental {a questa} other {alla tua}} {model} con {km}.',
  },
  others: {
    id: 'public.packages.others',
    defaultMessage:
      '{others, plural, one {In fondo trovi l’altro, con il motivo.} other {In fondo trovi gli altri #, con il motivo.}}',
  },
  noneFits: {
    id: 'public.packages.none-fits',
    defaultMessage:
      'Nessun pacchetto è adatto {kind, select, rental {a questa} other {alla tua}} {model} con {km}. Sotto ognuno trovi il motivo.',
  },
  noneAdvice: {
    id: 'public.packages.none-advice',
    defaultMessage: 'Controlla i dati dell’auto, oppure chiama il {phone}: cerchiamo insieme un’altra soluzione.',
  },
  changeCar: { id: 'public.packages.change-car', defaultMessage: 'Controlla i dati dell’auto' },
  loadingLead: { id: 'public.packages.loading-lead', defaultMessage: 'Confronta tagliandi, durata e chilometri.' },
  label: { id: 'public.packages.label', defaultMessage: 'Pacchetto' },
  services: { id: 'public.packages.services', defaultMessage: 'Tagliandi' },
  months: { id: 'public.packages.months', defaultMessage: 'Mesi' },
  km: { id: 'public.packages.km', defaultMessage: 'Chilometri' },
  price: { id: 'public.packages.price', defaultMessage: 'Prezzo con IVA' },
  rentalPrice: { id: 'public.packages.rental-price', defaultMessage: 'Canone totale con IVA' },
  monthly: { id: 'public.packages.monthly', defaultMessage: 'pari a {price} al mese' },
  before: { id: 'public.packages.before', defaultMessage: 'prima {price}' },
  compare: { id: 'public.packages.compare', defaultMessage: 'Confronta che cosa coprono, uno accanto all’altro' },
  notFitting: {
    id: 'public.packages.not-fitting',
    defaultMessage: '{count, plural, one {Un pacchetto non adatto} other {# pacchetti non adatti}}: il motivo',
  },
  excluded: { id: 'public.packages.excluded', defaultMessage: 'Esclusi: {list}.' },
  terms: { id: 'public.packages.terms', defaultMessage: 'Condizioni di contratto' },
  next: { id: 'public.packages.next', defaultMessage: 'Scegli il concessionario' },
  chooseFirst: { id: 'public.packages.choose-first', defaultMessage: 'Scegli un pacchetto' },
  loading: { id: 'public.packages.loading', defaultMessage: 'Caricamento dei pacchetti' },
  noLongerFits: {
    id: 'public.packages.no-longer-fits',
    defaultMessage: 'Con i dati nuovi «{title}» non è più adatto: scegline un altro.',
  },
});
