import { t } from '../../../platform/i18n';
import { faultMessages } from './fault.messages';

/** What may be wrong with a contract's evidence. */
export type FaultKind = keyof typeof faultMessages;

export interface Fault {
  readonly kind: FaultKind;
  /** Where: an event's number, a column, a document. */
  readonly place: string;
}

export function fault(kind: FaultKind, place: string | number = ''): Fault {
  return { kind, place: String(place) };
}

/** The sentence that a person reads. */
export function faultText({ kind, place }: Fault): string {
  return t(faultMessages[kind], { place });
}
