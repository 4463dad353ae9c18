import type { PaletteAction } from 'shared-api/host';
import { expiring, toCollect, undelivered } from 'shared-desk';
import { paths } from '../common/paths';

/** What the command palette offers of the area, beside its pages. */
export const palette: readonly PaletteAction[] = [
  { id: 'admin-expiring', label: 'Contratti in scadenza', to: paths.list(expiring.address) },
  { id: 'admin-to-collect', label: 'Contratti da incassare', to: paths.list(toCollect.address) },
  { id: 'admin-undelivered', label: 'Contratti con messaggi non consegnati', to: paths.list(undelivered.address) },
  { id: 'admin-import-packages', label: 'Importare pacchetti', to: paths.importPackages },
];
