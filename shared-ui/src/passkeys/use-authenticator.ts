import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What a server keeps of a new passkey. */
interface Made {
  readonly id: string;
  readonly response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
}

/** What a server proves somebody by. */
interface Proved {
  readonly id: string;
  readonly response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
}

/** Has the browser make a passkey: it asks the person. @throws what `passkeyFailure` reads */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<Made> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, response: { clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) } };
}

/** Has the browser prove a passkey that the person chooses. @throws what `passkeyFailure` reads */
export async function provePasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<Proved> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) } };
}
