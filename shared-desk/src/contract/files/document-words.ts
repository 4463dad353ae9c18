import type { ContractDocument } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './messages';

/** "Contratto", "Scheda versione 2": the name on the page and in the viewer. */
export function documentName({ kind, version, sealed }: ContractDocument, intl: IntlShape): string {
  if (kind === 'contratto' && !sealed) return intl.formatMessage(messages.shown);
  return version > 1
    ? intl.formatMessage(messages.versioned, { name: intl.formatMessage(messages[kind]), version })
    : intl.formatMessage(messages[kind]);
}

/** The name of the file on the device: "CC-2026-003968-scheda-2.pdf". */
export function documentFileName(code: string, { kind, version }: ContractDocument): string {
  return `${code}-${kind}${version > 1 ? `-${version}` : ''}.pdf`;
}
