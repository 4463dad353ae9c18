/** Blanks and punctuation, dashes of every length, and the marks of direction that a copied number brings unseen. */
const SEPARATORS = /[\s().\p{Pd}\u2212/\p{Cf}]/gu;

/** E.164 of what a person typed or pasted: separators dropped, `0039` and a bare Italian number completed. */
export function normalisePhone(typed: string): string {
  const compact = typed.replace(SEPARATORS, '').replace(/^00/, '+');
  if (compact.startsWith('+')) return compact;
  if (/^39[03]\d{8,}$/.test(compact)) return `+${compact}`;
  return /^[03]\d+$/.test(compact) ? `+39${compact}` : compact;
}

export type PhoneFault = 'malformed' | 'digits' | 'landline' | 'foreign';

/** Why a normalised number cannot receive a signing code, or null when it can. */
export function phoneFault(phone: string): PhoneFault | null {
  if (/^\+393\d{8,9}$/.test(phone)) return null;
  if (/^\+390\d{4,10}$/.test(phone)) return 'landline';
  if (/^\+393\d*$/.test(phone)) return 'digits';
  return /^\+(?!39)\d{7,14}$/.test(phone) ? 'foreign' : 'malformed';
}

/** Some old mobiles have 8 digits after the 3: accepted only once the person confirms it. */
export function isShortMobile(phone: string): boolean {
  return /^\+393\d{8}$/.test(phone);
}

/** `•••• 567`: what tells the owner which number it is. */
export function phoneTail(phone: string): string {
  return `•••• ${phone.slice(-3)}`;
}
