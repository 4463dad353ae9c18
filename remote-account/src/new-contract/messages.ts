import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'account.new-contract.contracts', defaultMessage: 'Contratti' },
  title: { id: 'account.new-contract.title', defaultMessage: 'Nuovo contratto' },
  lead: {
    id: 'account.new-contract.lead',
    defaultMessage: 'Scegli l’auto: ti mostriamo i pacchetti adatti e compiliamo noi i tuoi dati.',
  },
  own: { id: 'account.new-contract.own', defaultMessage: 'Le tue auto' },
  forThis: { id: 'account.new-contract.for-this', defaultMessage: 'Vedi i pacchetti' },
  vin: { id: 'account.new-contract.vin', defaultMessage: 'Telaio {vin}' },
  /** Whether its cover has ended a row does not say. */
  paid: { id: 'account.new-contract.paid', defaultMessage: 'Ha già un contratto pagato: {code}.' },
  toPay: { id: 'account.new-contract.to-pay', defaultMessage: 'Ha già un contratto firmato, da pagare: {code}.' },
  stated: {
    id: 'account.new-contract.stated',
    defaultMessage: 'Recesso dichiarato dal contratto {code}: il concessionario lo controlla.',
  },
  toSign: { id: 'account.new-contract.to-sign', defaultMessage: 'Ha già un contratto da firmare: {code}.' },
  left: { id: 'account.new-contract.left', defaultMessage: 'Hai esercitato il recesso dal contratto {code}.' },
  another: { id: 'account.new-contract.another', defaultMessage: 'Un’altra auto' },
  search: { id: 'account.new-contract.search', defaultMessage: 'Cerca' },
});
