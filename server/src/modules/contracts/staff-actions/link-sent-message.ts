import { phoneTail } from 'shared-api/domain';
import { t } from '../../../platform/i18n';
import type { Contract } from '../contract.types';
import { staffMessages } from './staff.messages';

export function linkSentMessage(contract: Contract): string {
  return t(staffMessages.linkSent, { phone: phoneTail(contract.phone) });
}
