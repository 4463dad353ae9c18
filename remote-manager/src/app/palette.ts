import type { PaletteAction } from 'shared-api/host';
import { expiring, openRequests, openStatements, refundsDue, toCollect, undelivered } from 'shared-staff';
import { paths } from '../common/paths';

/** What the command palette offers of the area, beside its pages. */
export const palette: readonly PaletteAction[] = [
  { id: 'manager-rental', label: 'Nuovo contratto di noleggio', to: `${paths.newContract}?kind=rental` },
  { id: 'manager-expiring', label: 'Contratti in scadenza', to: paths.list(expiring.address) },
  { id: 'manager-to-collect', label: 'Contratti da incassare', to: paths.list(toCollect.address) },
  { id: 'manager-statements', label: 'Recessi dichiarati da controllare', to: paths.list(openStatements.address) },
  { id: 'manager-refunds', label: 'Rimborsi da fare', to: paths.list(refundsDue.address) },
  { id: 'manager-requests', label: 'Richieste dei clienti', to: paths.list(openRequests.address) },
  { id: 'manager-undelivered', label: 'Messaggi non consegnati', to: paths.list(undelivered.address) },
];
