import { defineMessages } from '../i18n';

/** What the operator reads when a variable is wrong. */
export const messages = defineMessages({
  wrong: { id: 'server.env.wrong', defaultMessage: 'La variabile {name} non va bene: {reason}.' },
  port: { id: 'server.env.port', defaultMessage: 'serve un numero da 0 a 65535' },
  host: {
    id: 'server.env.host',
    defaultMessage: 'serve un nome o un indirizzo di questo computer, per esempio 0.0.0.0',
  },
  seconds: { id: 'server.env.seconds', defaultMessage: 'serve un numero di secondi da 0 a 600' },
  threads: { id: 'server.env.threads', defaultMessage: 'serve un numero da 0 a 32' },
  price: {
    id: 'server.env.price',
    defaultMessage: 'serve un importo in euro con sei decimali al massimo, per esempio 0.0412',
  },
  url: { id: 'server.env.url', defaultMessage: 'serve un indirizzo completo, per esempio {example}' },
  site: {
    id: 'server.env.site',
    defaultMessage: 'serve l’indirizzo del sito, senza percorso, per esempio {example}',
  },
  template: {
    id: 'server.env.template',
    defaultMessage: 'dopo # serve il JSON da inviare, per esempio {example}',
  },
  sender: {
    id: 'server.env.sender',
    defaultMessage: 'serve un nome di 11 caratteri al massimo, senza accenti, o un numero di 15 cifre al massimo',
  },
  secret: { id: 'server.env.secret', defaultMessage: 'servono almeno 16 caratteri' },
  flag: { id: 'server.env.flag', defaultMessage: 'serve 1 oppure 0' },
  choice: { id: 'server.env.choice', defaultMessage: 'serve una di queste voci: {choices}' },
  email: { id: 'server.env.email', defaultMessage: 'serve un indirizzo e-mail, per esempio noreply@esempio.it' },
  keys: { id: 'server.env.keys', defaultMessage: 'ogni chiave ha almeno 32 caratteri, separate da virgole' },
  keysPlain: {
    id: 'server.env.keys-plain',
    defaultMessage: 'una chiave si indovina: fanne una con «openssl rand -base64 32»',
  },
  origins: {
    id: 'server.env.origins',
    defaultMessage: 'serve un elenco di origini separate da virgole, per esempio https://prova.esempio.it',
  },
  proxy: {
    id: 'server.env.proxy',
    defaultMessage: 'serve 1, 0 oppure un elenco di indirizzi o reti separati da virgole, per esempio 10.0.0.0/8',
  },
  bucket: {
    id: 'server.env.bucket',
    defaultMessage: 'serve un bucket con la sua chiave, per esempio s3://chiave:segreto@s3.esempio.it/carcare',
  },
  together: { id: 'server.env.together', defaultMessage: 'serve anche la variabile {other}' },
});
