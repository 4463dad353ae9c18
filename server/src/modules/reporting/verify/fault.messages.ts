import { defineMessages } from '../../../platform/i18n';

/** What the check of a contract finds, each as a part of one sentence. */
export const faultMessages = defineMessages({
  event: { id: 'server.fault.event', defaultMessage: 'l’evento {place} è stato cambiato, tolto o aggiunto' },
  details: { id: 'server.fault.details', defaultMessage: 'i dati dell’evento {place} sono stati cambiati o tolti' },
  noChain: { id: 'server.fault.no-chain', defaultMessage: 'manca la fine registrata della cronologia' },
  chainEnd: {
    id: 'server.fault.chain-end',
    defaultMessage: 'la cronologia non finisce dove è registrato ({place})',
  },
  seal: { id: 'server.fault.seal', defaultMessage: 'la fine della cronologia non porta il sigillo dell’applicazione' },
  noCreation: { id: 'server.fault.no-creation', defaultMessage: 'la cronologia non comincia con la creazione' },
  transition: {
    id: 'server.fault.transition',
    defaultMessage: 'l’evento {place} non era possibile in quello stato',
  },
  row: {
    id: 'server.fault.row',
    defaultMessage: 'il campo {place} del contratto non è quello che dice la cronologia',
  },
  consent: {
    id: 'server.fault.consent',
    defaultMessage: 'il registro dei consensi non è quello che dice la cronologia ({place})',
  },
  noDocument: {
    id: 'server.fault.no-document',
    defaultMessage: 'manca il documento che la cronologia nomina ({place})',
  },
  unknownDocument: {
    id: 'server.fault.unknown-document',
    defaultMessage: 'la cronologia non conosce il documento {place}',
  },
  presentDocument: {
    id: 'server.fault.present-document',
    defaultMessage: 'il documento valido non è l’ultimo che la cronologia nomina ({place})',
  },
  file: { id: 'server.fault.file', defaultMessage: 'il file non è quello registrato ({place})' },
  printedHead: {
    id: 'server.fault.printed-head',
    defaultMessage: 'l’impronta della cronologia stampata nel documento firmato non è quella della cronologia',
  },
  payment: {
    id: 'server.fault.payment',
    defaultMessage: 'il pagamento registrato non è quello che dice la cronologia ({place})',
  },
  identity: {
    id: 'server.fault.identity',
    defaultMessage: 'il documento d’identità registrato non è quello che dice la cronologia',
  },
});
