const ITALIAN_MOBILE = /^\+39(3\d{2})(\d{3})(\d{3,4})$/;

/** "+393475550142" to "+39 347 555 0142"; other numbers stay as they are. */
export function formatPhone(e164: string): string {
  return e164.replace(ITALIAN_MOBILE, '+39 $1 $2 $3');
}

/** The last three digits only: "•••• 567". */
export function maskPhone(phone: string): string {
  return `••••\u00a0${phone.replace(/\D/g, '').slice(-3)}`;
}
