import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: {
    id: 'public.vehicle.title',
    defaultMessage: '{kind, select, rental {È questa l’auto da noleggiare?} other {È questa la tua auto?}}',
  },
  lead: {
    id: 'public.vehicle.lead',
    defaultMessage: 'Confronta i dati con il libretto e completa quelli che mancano.',
  },
  vin: { id: 'public.vehicle.vin', defaultMessage: 'Telaio' },
  change: { id: 'public.vehicle.change', defaultMessage: 'Cambia' },
  rulerMaker: { id: 'public.vehicle.ruler-maker', defaultMessage: '1–3 {maker}' },
  rulerMakerUnknown: { id: 'public.vehicle.ruler-maker-unknown', defaultMessage: '1–3 marca' },
  rulerModel: { id: 'public.vehicle.ruler-model', defaultMessage: '4–9 modello' },
  rulerUnit: { id: 'public.vehicle.ruler-unit', defaultMessage: '10–17 esemplare' },
  found: { id: 'public.vehicle.found', defaultMessage: 'Dati trovati' },
  foundHint: { id: 'public.vehicle.found-hint', defaultMessage: 'tra parentesi, il campo del libretto' },
  missing: { id: 'public.vehicle.missing', defaultMessage: 'Dati che mancano' },
  maker: { id: 'public.vehicle.maker', defaultMessage: 'Marca' },
  model: { id: 'public.vehicle.model', defaultMessage: 'Modello' },
  version: { id: 'public.vehicle.version', defaultMessage: 'Versione' },
  fuel: { id: 'public.vehicle.fuel', defaultMessage: 'Alimentazione' },
  modelYear: { id: 'public.vehicle.model-year', defaultMessage: 'Anno modello' },
  plate: { id: 'public.vehicle.plate', defaultMessage: 'Targa' },
  plateHint: { id: 'public.vehicle.plate-hint', defaultMessage: 'Se l’auto non è ancora targata, lascia vuoto.' },
  registration: { id: 'public.vehicle.registration', defaultMessage: 'Prima immatricolazione' },
  registrationExample: { id: 'public.vehicle.registration-example', defaultMessage: 'gg/mm/aaaa' },
  km: { id: 'public.vehicle.km', defaultMessage: 'Chilometri di oggi' },
  kmExample: { id: 'public.vehicle.km-example', defaultMessage: 'per esempio 18.420' },
  kmHint: { id: 'public.vehicle.km-hint', defaultMessage: 'Li leggi sul quadro strumenti.' },
  kmReason: { id: 'public.vehicle.km-reason', defaultMessage: 'Perché sono di meno' },
  kmReasonHint: {
    id: 'public.vehicle.km-reason-hint',
    defaultMessage: 'Per esempio: contachilometri sostituito, o lettura precedente sbagliata.',
  },
  choose: { id: 'public.vehicle.choose', defaultMessage: 'Scegli' },
  fromVin: { id: 'public.vehicle.from-vin', defaultMessage: 'dal telaio' },
  fromRegistry: { id: 'public.vehicle.from-registry', defaultMessage: 'dal registro' },
  fromService: { id: 'public.vehicle.from-service', defaultMessage: 'dal costruttore' },
  estimated: { id: 'public.vehicle.estimated', defaultMessage: 'stimato dal telaio' },
  packages: { id: 'public.vehicle.packages', defaultMessage: 'Pacchetto' },
  possible: {
    id: 'public.vehicle.possible',
    defaultMessage: '{eligible, plural, =0 {nessuno possibile} one {# possibile} other {# possibili}} su {total}',
  },
  possibleShort: { id: 'public.vehicle.possible-short', defaultMessage: '{eligible} su {total}' },
  packagesShort: { id: 'public.vehicle.packages-short', defaultMessage: 'Pacchetti' },
  otherContracts: { id: 'public.vehicle.other-contracts', defaultMessage: 'Altri contratti' },
  noneElsewhere: { id: 'public.vehicle.none-elsewhere', defaultMessage: 'nessuno su questo telaio' },
  covered: { id: 'public.vehicle.covered', defaultMessage: 'già uno su questo telaio' },
  coveredNote: {
    id: 'public.vehicle.covered-note',
    defaultMessage:
      'Su questo telaio c’è già un contratto. Puoi andare avanti lo stesso: controlla prima se ne serve davvero un altro.',
  },
  next: { id: 'public.vehicle.next', defaultMessage: 'Vedi i pacchetti' },
  nextData: { id: 'public.vehicle.next-data', defaultMessage: 'Continua' },
  nextDataNote: {
    id: 'public.vehicle.next-data-note',
    defaultMessage: 'Pacchetto e concessionario sono già scelti: dopo mancano solo i tuoi dati.',
  },
  nextNote: {
    id: 'public.vehicle.next-note',
    defaultMessage: 'Data e chilometri possono cambiare i pacchetti possibili.',
  },
  noneFits: {
    id: 'public.vehicle.none-fits',
    defaultMessage: 'Con questi dati nessun pacchetto è adatto. Nella pagina dopo trovi il motivo di ognuno.',
  },
  loading: { id: 'public.vehicle.loading', defaultMessage: 'Cerchiamo l’auto' },
  failed: { id: 'public.vehicle.failed', defaultMessage: 'La ricerca non è riuscita' },
  badTitle: {
    id: 'public.vehicle.bad-title',
    defaultMessage: '{count, plural, one {C’è un carattere da correggere} other {Ci sono # caratteri da correggere}}',
  },
  badLead: {
    id: 'public.vehicle.bad-lead',
    defaultMessage:
      'Il telaio ha la lunghezza giusta, ma contiene {count, plural, one {una lettera che i telai non usano} other {lettere che i telai non usano}}.',
  },
  shortTitle: {
    id: 'public.vehicle.short-title',
    defaultMessage: '{missing, plural, one {Manca un carattere} other {Mancano # caratteri}}',
  },
  shortLead: { id: 'public.vehicle.short-lead', defaultMessage: 'Il telaio ha 17 caratteri: ne hai scritti {typed}.' },
  noSeventeen: {
    id: 'public.vehicle.no-seventeen',
    defaultMessage:
      'La tua auto è di prima del 1981, è importata o non hai il libretto? Il telaio può essere più corto, e il contratto si fa solo con 17 caratteri: per ogni dubbio chiamaci al {phone}.',
  },
  longTitle: { id: 'public.vehicle.long-title', defaultMessage: 'C’è qualche carattere di troppo' },
  longLead: { id: 'public.vehicle.long-lead', defaultMessage: 'Il telaio ha 17 caratteri: ne hai scritti {typed}.' },
  lookAlikes: { id: 'public.vehicle.look-alikes', defaultMessage: 'Caratteri che si confondono' },
  lookAlikeI: { id: 'public.vehicle.look-alike-i', defaultMessage: 'La I non esiste: è un uno.' },
  lookAlikeO: { id: 'public.vehicle.look-alike-o', defaultMessage: 'La O non esiste: è uno zero.' },
  lookAlikeQ: { id: 'public.vehicle.look-alike-q', defaultMessage: 'La Q non esiste: è uno zero.' },
});
