import type { VinFault } from 'shared-api/domain';
import { vinFaultMessage } from 'shared-api/messages';
import { t } from '../../platform/i18n';

/** The sentence for a fault of a VIN, the same as the forms show. */
export function describeFault(fault: VinFault): string {
  const { descriptor, values } = vinFaultMessage(fault);
  return t(descriptor, values);
}
