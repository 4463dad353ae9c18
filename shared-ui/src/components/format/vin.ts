/** Upper case, without anything but letters and digits, 17 at most: pasted text with spaces is welcome. */
export function normalizeVin(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 17);
}

/** Maker, model and the single car: "ZAC PJFCW1 SP018273". */
export function formatVin(vin: string): string {
  return [vin.slice(0, 3), vin.slice(3, 9), vin.slice(9)].filter(Boolean).join('\u00a0');
}
