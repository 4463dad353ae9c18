import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Address } from './s3-address';

/** A file that goes out holds its connection for as long as the slowest reader takes: the SDK's 50 are few. */
const agent = { maxSockets: 500 };

/**
 * How the SDK's client asks a bucket. How long it may take until an answer begins is the caller's matter: the SDK's own
 * limit counts for each of its tries, and is waited for anew in the next.
 * @param silenceMs for how long a connection may carry nothing: a body that stops half-way is waited for without end
 */
export function clientSettings(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Address,
  silenceMs: number,
): S3ClientConfig {
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Checksums of the newer kind are unknown to many compatible servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3_000,
      socketTimeout: silenceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Its own writes to the console.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  };
}

function ignore(): void {
  // What goes wrong is thrown.
}
