import { defineMessages } from '../../platform/i18n';

/** What the operator reads when the file of the seal cannot be used. */
export const messages = defineMessages({
  unusable: {
    id: 'server.documents.operator-seal.unusable',
    defaultMessage:
      'La variabile SIGNING_P12 non va bene: il file {path} non si legge, o non è un PKCS#12 con una chiave e il suo certificato.',
  },
  password: {
    id: 'server.documents.operator-seal.password',
    defaultMessage: 'La variabile SIGNING_P12_PASSWORD non va bene: non è la password del file {path}.',
  },
});
