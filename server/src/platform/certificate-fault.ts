/** Node's and OpenSSL's codes for a certificate that is over, not valid yet, of another name or of an unknown issuer. */
const codes = /CERT|^UNABLE_TO_(GET|VERIFY)|^HOSTNAME_MISMATCH$/;

/** The code for which the certificate of a service outside was refused; null where something else went wrong. */
export function certificateFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // nodemailer puts a code of its own before it, and fetch an error of its own around it.
  const found = [Reflect.get(error, 'originalCode'), Reflect.get(error, 'code')].find(
    (code) => typeof code === 'string' && codes.test(code),
  );
  return typeof found === 'string' ? found : certificateFault(error.cause);
}
