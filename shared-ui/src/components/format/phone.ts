const ITALIAN_MOBILE = /^\+39(3\d{2})(\d{3})(\d{3,4})$/;

/** The district is told by its first digits: Milan and Rome have two, the others three that end in 0, 1, 5 or 9, or four. */
const ITALIAN_LANDLINE = /^\+39(0[26]|0\d[0159]|0\d{3})(\d{3,8})$/;

/** "+393475550142" to "+39 347 555 0142", "+39021264887" to "+39 02 1264887"; other numbers stay as they are. */
export function formatPhone(e164: string): string {
  return e164.replace(ITALIAN_MOBILE, '+39 $1 $2 $3').replace(ITALIAN_LANDLINE, '+39 $1 $2');
}

/** The last three digits only: "•••• 567". */
export function maskPhone(phone: string): string {
  return `••••\u00a0${phone.replace(/\D/g, '').slice(-3)}`;
}
