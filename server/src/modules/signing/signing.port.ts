import type { Platform } from '../../platform/platform';
import type { SigningPort } from '../contracts';
import { voidGrants } from './access/grants.repository';
import { voidCodes, voidEveryCode } from './codes/one-time-codes.repository';
import { otpStateOf } from './codes/otp-state';
import { eraseIdentity, identityOf } from './identity/identity-of';
import { dropSigning } from './sign/drop-signing';
import { purposeOf } from './sign/resend-code';

/** What contracts ask of their signing. */
export function signingPort({ clock, settings, keys }: Pick<Platform, 'clock' | 'settings' | 'keys'>): SigningPort {
  return {
    otpStateOf: (db, contract, granted) => otpStateOf(db, { clock, settings }, contract, purposeOf(contract, granted)),
    identityOf: (db, contract) => identityOf(db, keys, contract),
    dropSigning,
    voidCodes,
    voidEveryCode,
    voidGrants,
    eraseIdentity,
  };
}
