/**
 * Upper case, without anything but letters and digits: pasted text with spaces is welcome. Of a text with one VIN in it,
 * such as "Telaio: …", the VIN. What is too long for one stays too long, so that it is seen: nothing is cut to 17.
 */
export function normalizeVin(text: string): string {
  const upper = text.toUpperCase();
  const [vin, other] = upper.match(/\b[A-HJ-NPR-Z0-9]{17}\b/g) ?? [];
  return vin && !other ? vin : upper.replace(/[^A-Z0-9]/g, '').slice(0, 50);
}

/** Maker, model and the single car: "ZAC PJFCW1 SP018273". */
export function formatVin(vin: string): string {
  return [vin.slice(0, 3), vin.slice(3, 9), vin.slice(9)].filter(Boolean).join('\u00a0');
}
