import type { PaletteAction } from 'shared-api/host';
import { expiring, listPath, toCollect, undelivered } from '../common/lists/work-lists';
import { paths } from '../common/paths';

/** What the command palette offers of the area, beside its pages. */
export const palette: readonly PaletteAction[] = [
  { id: 'manager-rental', label: 'Nuovo contratto di noleggio', to: `${paths.newContract}?kind=rental` },
  { id: 'manager-expiring', label: 'Contratti in scadenza', to: listPath(expiring.address) },
  { id: 'manager-to-collect', label: 'Contratti da incassare', to: listPath(toCollect.address) },
  { id: 'manager-undelivered', label: 'Messaggi non consegnati', to: listPath(undelivered.address) },
];
