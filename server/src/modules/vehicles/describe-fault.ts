import type { VinFault } from 'shared-api/domain';
import type { TextDescriptor } from 'shared-api/messages';
import { messages } from './messages';

/** The sentence for a fault of a VIN: what is wrong, where, and what it probably should be. */
export function describeFault(fault: VinFault): { text: TextDescriptor; values: Readonly<Record<string, string>> } {
  if (fault.code === 'length') return { text: messages.vinLength, values: { length: String(fault.length) } };
  const { character, suggestion } = fault;
  const position = String(fault.position);
  return suggestion === undefined
    ? { text: messages.vinCharacter, values: { character, position } }
    : { text: messages.vinLookAlike, values: { character, position, suggestion } };
}
