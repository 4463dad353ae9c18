import type { VinFault } from '../domain/vin';
import type { IssueMessage } from './issue-message';
import { validationMessages } from './validation';

/** The sentence for a fault of a VIN: what is wrong, where, and what it probably should be. */
export function vinFaultMessage(fault: VinFault): IssueMessage {
  if (fault.code === 'length') return { descriptor: validationMessages.vinLength, values: { length: fault.length } };
  const { position, character, suggestion } = fault;
  return suggestion === undefined
    ? { descriptor: validationMessages.vinCharacter, values: { position, character } }
    : { descriptor: validationMessages.vinLookAlike, values: { position, character, suggestion } };
}
