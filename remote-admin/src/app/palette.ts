import type { PaletteAction } from 'shared-api/host';
import { paths } from '../common/paths';

/** What the command palette offers of the area, beside its pages. */
export const palette: readonly PaletteAction[] = [
  { id: 'admin-import-packages', label: 'Importare pacchetti', to: paths.importPackages },
];
