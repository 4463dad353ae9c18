import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.new.vehicle.title', defaultMessage: 'Veicolo' },
  change: { id: 'manager.new.vehicle.change', defaultMessage: 'Cambia il telaio' },
  changeTitle: { id: 'manager.new.vehicle.change-title', defaultMessage: 'Cambiare il telaio?' },
  changeText: {
    id: 'manager.new.vehicle.change-text',
    defaultMessage: 'I dati di questa auto si svuotano. Pacchetto e cliente restano.',
  },
  searching: { id: 'manager.new.vehicle.searching', defaultMessage: 'Ricerca del veicolo…' },
  foundRegistry: {
    id: 'manager.new.vehicle.found-registry',
    defaultMessage: '<b>Trovata nel registro dei veicoli:</b> {car}. {rest}',
  },
  foundService: {
    id: 'manager.new.vehicle.found-service',
    defaultMessage: '<b>Trovata presso il costruttore:</b> {car}. {rest}',
  },
  fromContract: {
    id: 'manager.new.vehicle.from-contract',
    defaultMessage: '<b>Già in un contratto proprio, {code}:</b> {car}. {rest}',
  },
  decoded: {
    id: 'manager.new.vehicle.decoded',
    defaultMessage: '<b>Non è in nessun registro.</b> Dal telaio si legge: {car}. {rest}',
  },
  nothingKnown: { id: 'manager.new.vehicle.nothing-known', defaultMessage: 'solo la marca' },
  makerOfVin: { id: 'manager.new.vehicle.maker-of-vin', defaultMessage: 'Marca secondo il telaio: {maker}' },
  year: { id: 'manager.new.vehicle.year', defaultMessage: 'anno modello {year}' },
  complete: { id: 'manager.new.vehicle.complete', defaultMessage: 'Non manca nulla.' },
  missing: { id: 'manager.new.vehicle.missing', defaultMessage: 'Da completare: {fields}.' },
  passedOver: {
    id: 'manager.new.vehicle.passed-over',
    defaultMessage:
      'Quanto trovato è diverso da quanto scritto: {fields}. Resta quanto scritto: controllare sulla carta di circolazione.',
  },
  failed: {
    id: 'manager.new.vehicle.failed',
    defaultMessage: '<b>La ricerca non è riuscita.</b> {reason} I dati si possono scrivere a mano.',
  },
  retry: { id: 'manager.new.vehicle.retry', defaultMessage: 'Riprova' },
  ownContracts: {
    id: 'manager.new.vehicle.own-contracts',
    defaultMessage:
      '{count, plural, one {<b>Questo telaio ha già un contratto attivo:</b>} other {<b>Questo telaio ha già # contratti attivi:</b>}}',
  },
  elsewhere: {
    id: 'manager.new.vehicle.elsewhere',
    defaultMessage:
      '<b>Questo telaio ha già un contratto attivo presso un altro dealer.</b> Si può proseguire; il cliente lo vedrà prima di firmare.',
  },
  kmBelow: {
    id: 'manager.new.vehicle.km-below',
    defaultMessage: 'Gli ultimi chilometri noti sono {km}: serve il motivo.',
  },
  choose: { id: 'manager.new.vehicle.choose', defaultMessage: 'Scegliere' },
});
