import type { VinFault } from 'shared-api/domain';
import { t } from '../../platform/i18n';
import { messages } from './messages';

/** The sentence for a fault of a VIN: what is wrong, where, and what it probably should be. */
export function describeFault(fault: VinFault): string {
  if (fault.code === 'length') return t(messages.vinLength, { length: fault.length });
  const { position, character, suggestion } = fault;
  return suggestion === undefined
    ? t(messages.vinCharacter, { position, character })
    : t(messages.vinLookAlike, { position, character, suggestion });
}
