import { verify, X509Certificate } from 'node:crypto';
import * as z from 'zod/mini';
import { canonicalJson, sha256 } from '../../../platform/keys';
import { merkleRoot } from './merkle-root';

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/));

/** What the operator's seal signs of a checkpoint. */
const statement = z.object({
  format: z.literal('carcare-checkpoint'),
  version: z.literal(1),
  at: z.iso.datetime(),
  contracts: z.int(),
  /** Merkle root over `heads`. */
  root: hex,
  /** Last hash of the audit; null before its first entry. */
  audit_head: z.nullable(hex),
});
export type Statement = z.infer<typeof statement>;

/** A checkpoint as it is sent out: where every history ended, under one signature. */
export const checkpointFile = z.extend(statement, {
  /** DER. */
  certificate: base64,
  signature: base64,
  /** RFC 3161, over the signature; null where no service stamped it. */
  time_stamp: z.nullable(base64),
  /** `CC-2026-000123 7 9f3a…`: the contract's code, the length of its history and the last hash. */
  heads: z.array(z.string().check(z.regex(/^CC-\d{4}-\d{6,} \d+ [0-9a-f]{64}$/))),
});
export type CheckpointFile = z.infer<typeof checkpointFile>;

export interface Head {
  readonly code: string;
  readonly length: number;
  readonly hash: string;
}

export function headText({ code, length, hash }: Head): string {
  return `${code} ${length} ${hash}`;
}

export function headOf(text: string): Head {
  const [code = '', length, hash = ''] = text.split(' ');
  return { code, length: Number(length), hash };
}

/** The bytes that are signed. */
export function statementBytes({ format, version, at, contracts, root, audit_head }: Statement): Buffer {
  return Buffer.from(canonicalJson({ format, version, at, contracts, root, audit_head }));
}

export function certificateSha256({ certificate }: Pick<CheckpointFile, 'certificate'>): string {
  return sha256(Buffer.from(certificate, 'base64'));
}

/** Whether the list is the one that was signed, by the certificate that the file carries. */
export async function isAuthentic(file: CheckpointFile): Promise<boolean> {
  if (file.contracts !== file.heads.length || (await merkleRoot(file.heads)) !== file.root) return false;
  try {
    const key = new X509Certificate(Buffer.from(file.certificate, 'base64')).publicKey;
    return verify('sha256', statementBytes(file), { key, dsaEncoding: 'der' }, Buffer.from(file.signature, 'base64'));
  } catch {
    return false;
  }
}
