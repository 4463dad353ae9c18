import { defineMessages } from '../i18n';

/** What every command of the operator says of how it is used. */
export const pageMessages = defineMessages({
  unknown: {
    id: 'server.page.unknown',
    defaultMessage: '{word} non va bene: {command} -- --help dice che cosa si può scrivere.',
  },
  help: { id: 'server.page.help', defaultMessage: 'questa pagina' },
  variables: {
    id: 'server.page.variables',
    defaultMessage: 'Le variabili d’ambiente sono quelle del server (docs/configure.md); qui contano soprattutto:',
  },
  example: { id: 'server.page.example', defaultMessage: 'Per esempio: {line}' },
});

/** The variables that pages name, with what they are for. */
export const variableMessages = defineMessages({
  dataDir: {
    id: 'server.page.data-dir',
    defaultMessage: 'la cartella dei dati: database incorporato, documenti, chiavi (se manca, ./data)',
  },
  database: {
    id: 'server.page.database',
    defaultMessage: 'un PostgreSQL al posto del database incorporato',
  },
  databaseDirect: {
    id: 'server.page.database-direct',
    defaultMessage: 'un PostgreSQL al posto del database incorporato: l’indirizzo diretto, mai quello di un pooler',
  },
  keys: {
    id: 'server.page.keys',
    defaultMessage: 'le chiavi, le stesse dei processi (se mancano, il file app-keys in DATA_DIR)',
  },
  files: { id: 'server.page.files', defaultMessage: 'il bucket dei documenti, al posto di DATA_DIR/files' },
  releases: {
    id: 'server.page.releases',
    defaultMessage: 'dove stanno le versioni pubblicate, una cartella o un bucket (se manca, DATA_DIR/releases)',
  },
  seal: { id: 'server.page.seal', defaultMessage: 'il sigillo dei contratti, e la sua password' },
  publicUrl: { id: 'server.page.public-url', defaultMessage: 'l’indirizzo del prodotto, per i link' },
  listening: {
    id: 'server.page.listening',
    defaultMessage: 'dove risponde (se mancano, la porta 4000 di 127.0.0.1)',
  },
  services: { id: 'server.page.services', defaultMessage: 'i servizi per gli SMS e la posta' },
});
