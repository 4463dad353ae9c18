interface Answers {
  /** What the person does when a passkey is to be made, or proved; they go along with it unless told. */
  readonly create?: () => Promise<never>;
  readonly get?: () => Promise<never>;
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

function credential(response: object) {
  return {
    id: 'AQID',
    rawId: bytes('123'),
    type: 'public-key',
    response,
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
  };
}

/** Gives the test's browser passkeys, which jsdom has none of. @returns what takes them away again */
export function stubAuthenticator({ create, get }: Answers = {}): () => void {
  const added = {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('made'),
    getTransports: () => ['internal'],
  };
  const proved = { clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('signed') };
  const credentials = {
    create: create ?? (async () => credential(added)),
    get: get ?? (async () => credential(proved)),
  };
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(window, 'PublicKeyCredential', { value: class PublicKeyCredential {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return () => {
    Reflect.deleteProperty(window, 'isSecureContext');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
}
