/** `Marco De Santis` to `M*** D*** S***`. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${word.slice(0, 1)}***`)
    .join(' ');
}

/** `+393331234567` to `+39 *** *** 567`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} *** *** ${phone.slice(-3)}`;
}

/** `marco@example.com` to `m***@e***.com`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***${dot > 0 ? domain.slice(dot) : ''}`;
}

/** Keeps the last characters of a plate or a VIN. */
export function maskTail(text: string, kept: number): string {
  return `${'*'.repeat(Math.max(0, text.length - kept))}${text.slice(Math.max(0, text.length - kept))}`;
}

/** An address shows only that there is one. */
export function maskAll(text: string): string {
  return text === '' ? '' : '***';
}

/** A value that came out of a mask must never be written back (decisions.md section 1). */
export function isMasked(text: string): boolean {
  return /[*•]/.test(text);
}
