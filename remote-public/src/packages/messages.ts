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
  advice: { id: 'public.packages.advice', defaultMessage: 'Per la tua auto consigliamo {title}' },
  adviceKm: {
    id: 'public.packages.advice-km',
    defaultMessage:
      '{basis, select, assumed {L’auto è troppo nuova per dirlo: contiamo} other {Percorri}} circa {yearly} l’anno. In {months, plural, one {un mese} other {{months, number} mesi}} sono circa {expected}, e il pacchetto arriva a {km}. È quello che costa meno al mese tra quelli che arrivano ai tuoi chilometri{among, select, whole { e comprendono tagliandi e guasti} services { e comprendono i tagliandi} other {}}.',
  },
  adviceOlder: {
    id: 'public.packages.advice-older',
    defaultMessage: 'L’auto ha più di due anni: per questo comprende anche i guasti.',
  },
  adviceNew: {
    id: 'public.packages.advice-new',
    defaultMessage: 'L’auto ha meno di due anni: dei guasti risponde di regola chi te l’ha venduta.',
  },
  adviceChosen: { id: 'public.packages.advice-chosen', defaultMessage: 'Hai scelto {title}' },
  adviceChoose: { id: 'public.packages.advice-choose', defaultMessage: 'Scegli {title}' },
  notFitting: {
    id: 'public.packages.not-fitting',
    defaultMessage: '{count, plural, one {Un pacchetto non adatto} other {# pacchetti non adatti}}: il motivo',
  },
  excluded: { id: 'public.packages.excluded', defaultMessage: 'Non comprende' },
  terms: { id: 'public.packages.terms', defaultMessage: 'Condizioni di contratto' },
  next: { id: 'public.packages.next', defaultMessage: 'Scegli il concessionario' },
  chooseFirst: { id: 'public.packages.choose-first', defaultMessage: 'Scegli un pacchetto' },
  loading: { id: 'public.packages.loading', defaultMessage: 'Caricamento dei pacchetti' },
  noLongerFits: {
    id: 'public.packages.no-longer-fits',
    defaultMessage: 'Con i dati nuovi «{title}» non è più adatto: scegline un altro.',
  },
});
