import type { PaletteAction } from 'shared-api/host';
import { expiring, openRequests, openStatements, toCollect, undelivered } from 'shared-staff';
import { paths } from '../common/paths';

/** What the command palette offers of the area, beside its pages. */
export const palette: readonly PaletteAction[] = [
  { id: 'admin-expiring', label: 'Contratti in scadenza', to: paths.list(expiring.address) },
  { id: 'admin-to-collect', label: 'Contratti da incassare', to: paths.list(toCollect.address) },
  { id: 'admin-statements', label: 'Recessi dichiarati da controllare', to: paths.list(openStatements.address) },
  { id: 'admin-requests', label: 'Contratti con richieste dei clienti', to: paths.list(openRequests.address) },
  { id: 'admin-undelivered', label: 'Contratti con messaggi non consegnati', to: paths.list(undelivered.address) },
  { id: 'admin-new-store', label: 'Nuovo dealer', to: paths.newStore },
  { id: 'admin-new-user', label: 'Nuovo utente', to: paths.newUser },
  { id: 'admin-new-notification', label: 'Nuova notifica', to: paths.newNotification },
  { id: 'admin-import-packages', label: 'Importare pacchetti', to: paths.importPackages },
];
