/** "IT60X0542811101000000123456" to "IT60 X054 2811 1010 0000 0123 456". */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
