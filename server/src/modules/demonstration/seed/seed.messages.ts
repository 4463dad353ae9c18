import { defineMessages } from '../../../platform/i18n';

/** What the terminal says while the demonstration's data is made, and once it is there. */
export const seedMessages = defineMessages({
  catalogue: { id: 'server.seed.catalogue', defaultMessage: 'Dati dimostrativi: concessionari e pacchetti' },
  contracts: {
    id: 'server.seed.contracts',
    defaultMessage: 'Dati dimostrativi: {done} di {all} contratti',
  },
  writing: { id: 'server.seed.writing', defaultMessage: 'Dati dimostrativi: li scrivo nel database' },
  ready: { id: 'server.seed.ready', defaultMessage: 'Dati dimostrativi pronti in {seconds, number} s' },
  accounts: {
    id: 'server.seed.accounts',
    defaultMessage: 'Account della dimostrazione, tutti con la password {password}:',
  },
  admin: { id: 'server.seed.admin', defaultMessage: '  {email}  amministrazione' },
  manager: { id: 'server.seed.manager', defaultMessage: '  {email}  dealer ({store} e altri due)' },
  customer: { id: 'server.seed.customer', defaultMessage: '  {email}  cliente' },
  inbox: { id: 'server.seed.inbox', defaultMessage: 'Gli SMS e le e-mail arrivano qui: {address}' },
});
