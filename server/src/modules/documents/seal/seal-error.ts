/**
 * Why a seal could not be set up or set.
 * - `p12_unreadable`: the bytes are no PKCS#12 file with a key;
 * - `p12_password`: the file is sound, the password is not its own;
 * - `p12_certificate`: no certificate in the file belongs to its key;
 * - `prefix_changed`: the sealed file does not begin with the file that was shown;
 * - `too_large`: the signature does not fit its place;
 * - `self_check`: our own check refuses what was just sealed.
 */
export type SealFailure =
  | 'p12_unreadable'
  | 'p12_password'
  | 'p12_certificate'
  | 'prefix_changed'
  | 'too_large'
  | 'self_check';

const sentences: Readonly<Record<SealFailure, string>> = {
  p12_unreadable: 'The signing key is not a readable PKCS#12 file',
  p12_password: 'The password of the signing key is wrong',
  p12_certificate: 'The PKCS#12 file holds no certificate that belongs to its key',
  prefix_changed: 'Sealing changed the document that was shown',
  too_large: 'The signature does not fit the place kept for it',
  self_check: 'The sealed document does not pass its own check',
};

export class SealError extends Error {
  override readonly name = 'SealError';

  constructor(
    readonly code: SealFailure,
    options?: ErrorOptions,
  ) {
    super(sentences[code], options);
  }
}
