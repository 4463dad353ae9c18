/** "60.000" or "60 000" to 60000; null for what is no whole number. */
export function wholeNumber(text: string): number | null {
  const digits = text.replace(/[.\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}
