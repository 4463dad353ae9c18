/** What the API sends ("1180.00") as people type it ("1.180,00"); anything else as it is. */
export function toMoneyText(amount: string): string {
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!parts) return amount;
  const [, whole = '', cents = ''] = parts;
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents.padEnd(2, '0')}`;
}

/**
 * What people type ("1.180", "1180,5", "1 180,00 €") as the API takes it ("1180.00"). A single dot before one or two
 * last digits is a decimal point. Null when it is no amount.
 */
export function fromMoneyText(text: string): string | null {
  const bare = text.replace(/[\s€]/g, '');
  const decimal = /^\d+\.\d{1,2}$/.test(bare) ? bare : bare.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!parts) return null;
  const [, whole = '', cents = ''] = parts;
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}
