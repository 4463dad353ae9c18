/** The entry point of passkeys. WebAuthn's package comes with the first one that is used. */

export { canUsePasskeys } from './can-use-passkeys';
export { type PasskeyFailure, passkeyFailure } from './passkey-failure';
export { createPasskey, provePasskey } from './use-authenticator';
