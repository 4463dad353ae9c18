import { asc, eq, gt } from 'drizzle-orm';
import { romeDate } from 'shared-api/domain';
import { auditHead } from '../../../platform/audit';
import { type Queries, unscoped } from '../../../platform/db';
import { formatLongDate, formatNumber, t } from '../../../platform/i18n';
import { type ContractsContext, contractChains, contracts, sealOldEnds } from '../../contracts';
import { requestTimeStamp, type SealSigner, type TimeStampService } from '../../documents';
import { atOneMoment } from '../verify/stored-history';
import { checkpointMessages } from './checkpoint.messages';
import { type CheckpointFile, headText, statementBytes } from './checkpoint-file';
import { merkleRoot } from './merkle-root';

export interface CheckpointParts {
  readonly signer: SealSigner;
  readonly timeStampService: TimeStampService | null;
  /** Where checkpoints are sent: an address that who administers the database does not hold. */
  readonly email: string | null;
}

type Context = Pick<ContractsContext, 'db' | 'clock' | 'keys' | 'storage' | 'outbox' | 'log'>;

/**
 * Writes down where every history ends, signs it, and has it leave the house: what is taken away later, or a database
 * that is older than this, no longer agrees. @returns how many contracts it names
 */
export async function makeCheckpoint(context: Context, parts: CheckpointParts, now: Date): Promise<number> {
  const { db, storage, outbox, log } = context;
  await sealOldEnds(context);
  const { heads, audit_head } = await atOneMoment(db, async (tx) => ({
    heads: await headsIn(tx),
    audit_head: await auditHead(tx),
  }));
  const statement = {
    format: 'carcare-checkpoint' as const,
    version: 1 as const,
    at: now.toISOString(),
    contracts: heads.length,
    root: await merkleRoot(heads),
    audit_head,
  };
  const signature = Buffer.from(await parts.signer.sign(statementBytes(statement), 'SHA-256'));
  const stamp = parts.timeStampService === null ? null : await requestTimeStamp(signature, parts.timeStampService);
  if (stamp !== null && 'failure' in stamp) log.warn({ failure: stamp.failure }, 'the checkpoint got no time stamp');
  const file: CheckpointFile = {
    ...statement,
    certificate: Buffer.from(parts.signer.certificate).toString('base64'),
    signature: signature.toString('base64'),
    time_stamp: stamp !== null && 'token' in stamp ? Buffer.from(stamp.token).toString('base64') : null,
    heads,
  };
  const name = `${romeDate(now)}-${statement.root.slice(0, 8)}.json`;
  const storage_key = `checkpoints/${name}`;
  await storage.put(storage_key, Buffer.from(`${JSON.stringify(file, null, 1)}\n`));
  const { email } = parts;
  if (email !== null) {
    const values = { date: formatLongDate(now), contracts: formatNumber(heads.length), root: statement.root, name };
    await db.transaction((tx) =>
      outbox.enqueue(tx, {
        channel: 'email',
        purpose: 'checkpoint',
        to: email,
        subject: t(checkpointMessages.subject, values),
        body: t(checkpointMessages.body, values),
        attachments: [{ name, media_type: 'application/json', storage_key }],
      }),
    );
  }
  return heads.length;
}

/** On PostgreSQL whoever else calls meanwhile hardly waits; on the embedded database this has the one connection. */
const pageSize = 1_000;

async function headsIn(tx: Queries): Promise<string[]> {
  const heads: string[] = [];
  for (let after = '', found = pageSize; found === pageSize; ) {
    const rows = await unscoped(tx, 'every contract is verified')
      .select({ code: contracts.code, length: contractChains.length, hash: contractChains.head })
      .from(contracts)
      .innerJoin(contractChains, eq(contractChains.contract_id, contracts.id))
      .where(gt(contracts.code, after))
      .orderBy(asc(contracts.code))
      .limit(pageSize);
    heads.push(...rows.map(headText));
    found = rows.length;
    after = rows.at(-1)?.code ?? after;
  }
  return heads;
}
