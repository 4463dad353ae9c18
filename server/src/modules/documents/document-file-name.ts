import type { Document } from './documents.repository';

/** A document's name as a file, by which it is told from the others of its contract. */
export function documentFileName(
  code: string,
  { kind, version, sealed, superseded_at }: Pick<Document, 'kind' | 'version' | 'sealed' | 'superseded_at'>,
): string {
  const form = sealed ? '-sigillato' : kind === 'contratto' ? '-mostrato' : '';
  const state = superseded_at === null ? '' : `-v${version}-superato`;
  return `${code}-${kind}${form}${state}.pdf`;
}
