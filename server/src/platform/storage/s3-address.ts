import { decoded } from '../decoded';

/** A bucket, and who asks it. */
export interface S3Address {
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly bucket: string;
  /** Stands before every key: empty, or with a slash at the end. */
  readonly prefix: string;
}

/**
 * Reads `s3://key:secret@host/bucket/folder?region=eu-south-1`; `s3:` means https, `http:` and `https:` say it
 * themselves. Key and secret are written as in any address, with `%2F` for a slash.
 * @returns null when a part is missing
 */
export function readS3Address(text: string): S3Address | null {
  if (!/^(s3|https?):\/\//.test(text) || !URL.canParse(text.replace(/^s3:/, 'https:'))) return null;
  const url = new URL(text.replace(/^s3:/, 'https:'));
  const [bucket = '', ...folders] = url.pathname.split('/').filter((step) => step !== '');
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  if (!accessKeyId || !secretAccessKey || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) return null;
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
  };
}
