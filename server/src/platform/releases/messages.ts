import { defineMessages } from '../i18n';

/** Why a release cannot be changed as asked, for the page and for the terminal alike. */
export const messages = defineMessages({
  unknownPiece: { id: 'server.releases.unknown-piece', defaultMessage: 'Non c’è nessuna area con il nome {name}.' },
  unknownVersion: {
    id: 'server.releases.unknown-version',
    defaultMessage: 'La versione {version} non è tra quelle conservate.',
  },
  wrongVersion: {
    id: 'server.releases.wrong-version',
    defaultMessage:
      'Il nome di versione {version} non va bene: servono lettere, cifre, punti e trattini, 60 al massimo.',
  },
  alreadyLive: { id: 'server.releases.already-live', defaultMessage: 'La versione {version} è già in linea.' },
  noEarlier: { id: 'server.releases.no-earlier', defaultMessage: 'Non c’è una versione di prima a cui tornare.' },
  noCanary: { id: 'server.releases.no-canary', defaultMessage: 'Non c’è nessuna versione in prova.' },
  triedByNobody: {
    id: 'server.releases.tried-by-nobody',
    defaultMessage: 'Con lo 0% serve almeno un ruolo, un dealer o una persona: altrimenti non la prova nessuno.',
  },
  rampFalls: {
    id: 'server.releases.ramp-falls',
    defaultMessage: 'Le parti devono crescere, per esempio 1, 10, 50, 100.',
  },
  shellStays: {
    id: 'server.releases.shell-stays',
    defaultMessage: 'La cornice non si può spegnere: senza di lei non si apre nessuna pagina.',
  },
  alreadyOff: { id: 'server.releases.already-off', defaultMessage: 'Quest’area è già spenta.' },
  alreadyOn: { id: 'server.releases.already-on', defaultMessage: 'Quest’area è già accesa.' },
  retireOff: {
    id: 'server.releases.retire-off',
    defaultMessage: 'Prima di toglierla dal prodotto, quest’area va spenta.',
  },
  incomplete: {
    id: 'server.releases.incomplete',
    defaultMessage: 'La costruzione non è completa: il file {file} manca o non è quello che dichiara.',
  },
  filesGone: {
    id: 'server.releases.files-gone',
    defaultMessage: 'Della versione {version} non ci sono più i file ({file}): va pubblicata di nuovo.',
  },
  fileTorn: {
    id: 'server.releases.file-torn',
    defaultMessage: 'Della versione {version} il file {file} non si legge: va pubblicata di nuovo con un altro nome.',
  },
  otherArea: {
    id: 'server.releases.other-area',
    defaultMessage: 'La costruzione è dell’area {found}, non di {wanted}.',
  },
  stale: {
    id: 'server.releases.stale',
    defaultMessage: 'Qualcun altro ha cambiato quest’area nel frattempo. Guarda com’è adesso e riprova.',
  },
  unfitAddress: {
    id: 'server.releases.unfit-address',
    defaultMessage: '{area} vive a {path}, dove c’è già {other} ({paths}).',
  },
  unfitHost: {
    id: 'server.releases.unfit-host',
    defaultMessage: '{area} vuole la porta {range} della cornice, ma shell {shell} ha la {found}.',
  },
  unfitPackage: {
    id: 'server.releases.unfit-package',
    defaultMessage: '{area} è costruita con {name} {wanted}, ma shell {shell} ha {found}.',
  },
  unfitName: {
    id: 'server.releases.unfit-name',
    defaultMessage: '{area} usa {name}, che shell {shell} non ha.',
  },
  unfitType: {
    id: 'server.releases.unfit-type',
    defaultMessage: '{area} usa {name} com’era quando è stata costruita: shell {shell} lo ha cambiato.',
  },
  unfitServer: {
    id: 'server.releases.unfit-server',
    defaultMessage: '{piece} vuole il servizio {range}, ma quello in linea è {found}.',
  },
  twice: { id: 'server.releases.twice', defaultMessage: 'Di {name} si può cambiare una versione sola per volta.' },
  storeFull: {
    id: 'server.releases.store-full',
    defaultMessage:
      'Sul disco dei rilasci ({variable}) non c’è più spazio: quello che è in linea non è cambiato. Fai spazio e riprova.',
  },
  storeForbidden: {
    id: 'server.releases.store-forbidden',
    defaultMessage:
      'Nella cartella dei rilasci ({variable}) non si può leggere o scrivere: serve un utente che possa farlo, come quello del servizio.',
  },
  usage: {
    id: 'server.releases.usage',
    defaultMessage: 'Serve una richiesta in JSON, per esempio {example}.',
  },
  busy: {
    id: 'server.releases.busy',
    defaultMessage: 'Un altro rilascio tiene occupato il registro. Riprova tra qualche secondo.',
  },
});
