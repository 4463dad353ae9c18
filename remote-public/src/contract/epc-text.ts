interface Transfer {
  readonly name: string;
  readonly iban: string;
  /** "1180.00" */
  readonly amount: string;
  readonly reason: string;
}

/** The most that the standard gives to the payee's name and to the reason. */
const longestName = 70;
const longestReason = 140;

/** What a bank's app reads from a transfer's QR code: EPC069-12, version 002, UTF-8, unstructured reason. */
export function epcText({ name, iban, amount, reason }: Transfer): string {
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    name.slice(0, longestName),
    iban.replace(/\s/g, ''),
    `EUR${amount}`,
    '',
    '',
    reason.slice(0, longestReason),
  ].join('\n');
}
