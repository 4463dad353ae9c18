import { randomBytes, webcrypto } from 'node:crypto';
import { createServer } from 'node:tls';
import { PemConverter, X509CertificateGenerator } from '@peculiar/x509';
import { portOf } from './port-of';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** A service at a port of this machine with a certificate that nobody signed. */
export async function unsignedService(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    { serialNumber: `01${randomBytes(15).toString('hex')}`, name: 'CN=localhost', signingAlgorithm: algorithm, keys },
    webcrypto,
  );
  const key = PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY');
  const server = createServer({ key, cert: certificate.toString('pem') });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server), close: () => new Promise((resolve) => server.close(() => resolve())) };
}
