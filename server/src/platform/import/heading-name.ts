import { fold } from '../db';

/** Heading, as `headingName` compares it, to field. */
export type KnownHeadings = ReadonlyMap<string, string>;

/** A heading as it is compared: "Durata (mesi)" is "Durata", but "Prezzo (IVA inclusa)" is not "Prezzo". */
export function headingName(heading: string): string {
  const words = heading.replace(/\(.*?\)/g, (note) => (holdsVat(note) ? note : ''));
  return fold(words.trim()).replace(/[\s_-]+/g, '_');
}

/** "ivato", "IVA incl.", "comprensivo di IVA", "con IVA"; not "IVA non inclusa" or "più IVA". */
export function holdsVat(text: string): boolean {
  const words = fold(text);
  return /(?<!non )\bivat/.test(words) || (/\biva\b/.test(words) && /(?<!non )\b(incl|compr|con\b)/.test(words));
}
