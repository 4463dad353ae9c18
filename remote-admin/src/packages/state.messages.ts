import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';
import type { PackageState } from './package-state';

export const stateMessages: Record<PackageState, MessageDescriptor> = defineMessages({
  online: { id: 'admin.packages.state.online', defaultMessage: 'in linea' },
  inactive: { id: 'admin.packages.state.inactive', defaultMessage: 'non attivo' },
  expired: { id: 'admin.packages.state.expired', defaultMessage: 'scaduto' },
  planned: { id: 'admin.packages.state.planned', defaultMessage: 'programmato' },
  hidden: { id: 'admin.packages.state.hidden', defaultMessage: 'nascosto' },
  offline: { id: 'admin.packages.state.offline', defaultMessage: 'solo dai dealer' },
});
