import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Signer } from '@libpdf/core';

/** A signer whose key stays in another thread: signatures are asked for over the port. */
export interface RemoteSigner extends Required<Omit<Signer, 'sign'>> {
  readonly port: MessagePort;
}

interface SignatureRequest {
  readonly data: Uint8Array;
  readonly algorithm: Parameters<Signer['sign']>[1];
}

type SignatureAnswer = { readonly signature: Uint8Array } | { readonly failure: string };

export interface ServedSigner {
  readonly remote: RemoteSigner;
  /** Once the document is sealed, or given up. */
  close(): void;
}

/** The side that has the key: signs what the other thread asks for. */
export function serveSigner(signer: Signer): ServedSigner {
  const { certificate, certificateChain = [], keyType, signatureAlgorithm } = signer;
  const { port1, port2 } = new MessageChannel();
  const answer = async ({ data, algorithm }: SignatureRequest): Promise<SignatureAnswer> => {
    try {
      return { signature: await signer.sign(data, algorithm) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
  port1.on('message', (request: SignatureRequest) => {
    void answer(request).then((given) => port1.postMessage(given));
  });
  return {
    remote: { certificate, certificateChain, keyType, signatureAlgorithm, port: port2 },
    close: () => port1.close(),
  };
}

/** The side that seals. A signer gives one signature at a time. */
export function signerOver({ port, ...facts }: RemoteSigner): Signer {
  return {
    ...facts,
    sign: (data, algorithm) =>
      new Promise((resolve, reject) => {
        port.once('close', () => reject(new Error('The signer is gone')));
        port.once('message', (answer: SignatureAnswer) => {
          if ('signature' in answer) resolve(answer.signature);
          else reject(new Error(answer.failure));
        });
        port.postMessage({ data, algorithm } satisfies SignatureRequest);
      }),
  };
}
