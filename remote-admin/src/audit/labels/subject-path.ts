import type { AuditRow } from 'shared-api/entities';
import { paths } from '../../common/paths';

/** The page of what something was done to; null where it has none. */
export function subjectPath({ type, id, label }: AuditRow['subject']): string | null {
  switch (type) {
    case 'settings':
      return paths.settings;
    case 'area':
    case 'adapter':
      return paths.system;
    case 'message':
      return paths.messages;
    case 'message-template':
      return `${paths.templates}?testo=${encodeURIComponent(id ?? '')}`;
    // A contract's address is its secret, which the audit does not hold: its code leads to it.
    case 'contract':
      return label && `${paths.contracts}?search=${encodeURIComponent(label)}`;
    case 'user':
      return id && paths.user(id);
    case 'store':
      return id && paths.store(id);
    case 'package-type':
      return id && paths.packageType(id);
    case 'notification':
      return id && paths.notification(id);
    default:
      return null;
  }
}
