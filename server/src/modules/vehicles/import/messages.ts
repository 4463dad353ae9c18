import { defineMessages } from '../../../platform/i18n';

/** What the import of vehicles says of a file and of its lines. */
export const importMessages = defineMessages({
  usage: {
    id: 'server.vehicles.import.usage',
    defaultMessage:
      'Indica il file CSV da importare: npm run vehicles:import -- veicoli.csv. Le intestazioni sono i nomi delle colonne: telaio, targa, modello, versione, anno modello, alimentazione, immatricolazione, chilometri.',
  },
  noFile: { id: 'server.vehicles.import.no-file', defaultMessage: 'Il file {path} non si può leggere.' },
  folderInUse: {
    id: 'server.vehicles.import.folder-in-use',
    defaultMessage: 'Il server è in funzione sulla stessa cartella di dati: fermalo e ripeti il comando.',
  },
  noVinColumn: {
    id: 'server.vehicles.import.no-vin-column',
    defaultMessage: 'Fra le intestazioni manca la colonna car_vin (o vin, o telaio): nessun veicolo importato.',
  },
  openQuotes: {
    id: 'server.vehicles.import.open-quotes',
    defaultMessage: 'Le virgolette aperte alla riga {line} non si chiudono: nessun veicolo importato.',
  },
  ignoredColumns: {
    id: 'server.vehicles.import.ignored-columns',
    defaultMessage: 'Colonne non previste, lasciate fuori: {columns}',
  },
  refusedLine: { id: 'server.vehicles.import.refused-line', defaultMessage: 'Riga {line}, {column}: {reason}' },
  summary: {
    id: 'server.vehicles.import.summary',
    defaultMessage:
      '{imported, plural, one {Importato un veicolo} other {Importati # veicoli}}, {refused, plural, =0 {nessuna riga rifiutata} one {una riga rifiutata} other {# righe rifiutate}}.',
  },
  wholeLine: { id: 'server.vehicles.import.whole-line', defaultMessage: 'riga intera' },
  unreadable: {
    id: 'server.vehicles.import.unreadable',
    defaultMessage: 'Le virgolette sono sbagliate, la riga non si può leggere.',
  },
  surplusCells: {
    id: 'server.vehicles.import.surplus-cells',
    defaultMessage: 'Ci sono più valori che colonne: controlla i separatori.',
  },
  duplicate: {
    id: 'server.vehicles.import.duplicate',
    defaultMessage: 'Lo stesso telaio è già alla riga {line}.',
  },
  plate: {
    id: 'server.vehicles.import.plate',
    defaultMessage: 'La targa ha da 2 a 10 caratteri, solo lettere e cifre.',
  },
  tooLong: {
    id: 'server.vehicles.import.too-long',
    defaultMessage: 'Il testo è troppo lungo: al massimo {max} caratteri.',
  },
  formulaError: {
    id: 'server.vehicles.import.formula-error',
    defaultMessage: 'La cella contiene l’errore di una formula.',
  },
  fuel: { id: 'server.vehicles.import.fuel', defaultMessage: 'L’alimentazione è una di queste: {fuels}.' },
  modelYear: {
    id: 'server.vehicles.import.model-year',
    defaultMessage: 'L’anno modello ha quattro cifre e va dal 1980 al {max}.',
  },
  km: {
    id: 'server.vehicles.import.km',
    defaultMessage: 'I chilometri sono un numero intero fino a 2.000.000.',
  },
  day: {
    id: 'server.vehicles.import.day',
    defaultMessage: 'La data non esiste: scrivila come 21/11/2026 oppure 2026-11-21.',
  },
  futureDay: { id: 'server.vehicles.import.future-day', defaultMessage: 'La data è nel futuro.' },
  mileageTooEarly: {
    id: 'server.vehicles.import.mileage-too-early',
    defaultMessage: 'La data dei chilometri viene prima dell’immatricolazione.',
  },
});
