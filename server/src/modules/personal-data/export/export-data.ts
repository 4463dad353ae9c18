import { romeDate } from 'shared-api/domain';
import type { User } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { FileContent } from '../../../platform/http';
import { formatLongDate, t } from '../../../platform/i18n';
import { severalAtOnce } from '../../../platform/several';
import { findOwnPictures, pictureKey } from '../../assets';
import { findDrafts } from '../../saved-work';
import { actorOf } from '../../users';
import type { PersonalDataContext } from '../personal-data.context';
import { personalDataMessages } from '../personal-data.messages';
import { consentHistory } from '../privacy/consent-history';
import { contractsOfPerson, type FileOfPerson } from './contracts-of-person';
import { fileReader } from './file-reader';
import { actionsOf, messagesOf, passkeysOf, savedViewsOf, seenNotifications, sessionsOf } from './own-rows';
import { type ZipEntry, zipStream } from './zip-stream';

/**
 * Everything that is kept about a person (GDPR artt. 15 and 20), but for what proves who they are (hashes, secrets):
 * one JSON, the PDFs of their contracts with what was attached, the pictures they uploaded. That it left is written down.
 * A file that cannot be read is named in its place, and nothing else is missing for it.
 * @param account the account as its owner reads it
 * @param adminUid who takes the data out for the person; null for themselves. No admin gets the number and the copy of
 * an identity document, which staff read nowhere
 */
export async function exportData(
  context: PersonalDataContext,
  account: User,
  adminUid: string | null = null,
): Promise<FileContent> {
  const { platform } = context;
  const { uid } = account;
  await platform.db.transaction((tx) =>
    recordAudit(tx, platform, {
      actor: adminUid === null ? actorOf(account.roles) : 'admin',
      actorUid: adminUid ?? uid,
      action: adminUid === null ? 'account.exported' : 'users.exported',
      subject: { kind: 'user', id: uid },
    }),
  );
  const now = platform.clock.now();
  const isOwn = adminUid === null;
  // Before the answer begins: what fails here is answered as a failure.
  const { data, files } = await collected(context, account, isOwn);
  return {
    content: zipStream(entries(context, { data, files, now, isOwn }), now),
    mediaType: 'application/zip',
    name: `dati-personali-${romeDate(now)}.zip`,
  };
}

interface Collected {
  /** What `dati.json` tells. */
  readonly data: object;
  /** What lies beside it, by its path in the ZIP. */
  readonly files: readonly FileOfPerson[];
}

async function collected(context: PersonalDataContext, account: User, isOwn: boolean): Promise<Collected> {
  const { db, keys, outbox, storage } = context.platform;
  const { uid } = account;
  const contracts = await contractsOfPerson(context.contracts, uid, isOwn);
  const pictures = await findOwnPictures(db.read, uid);
  const data = {
    account,
    consents: await consentHistory(db.read, uid),
    sessions: await sessionsOf(db.read, uid),
    passkeys: await passkeysOf(db.read, uid),
    contracts: contracts.map(({ documents, files, ...contract }) => ({
      ...contract,
      documents: documents.map(nameOf),
      files: files.map(nameOf),
    })),
    messages: await messagesOf(db.read, outbox, uid),
    notifications_seen: await seenNotifications(db.read, uid),
    saved_views: await savedViewsOf(db.read, uid),
    drafts: await findDrafts(db.read, keys, uid),
    pictures: pictures.map(({ id, name, created_at }) => ({ id, name, created_at })),
    actions: await actionsOf(db.read, uid),
  };
  const files = contracts.flatMap((contract) => [
    ...contract.documents.map((document) => ({ ...document, name: `contratti/${document.name}` })),
    ...contract.files,
  ]);
  const images = pictures.map(({ id, sha256 }) => {
    const storageKey = pictureKey(sha256, 'image');
    return { name: `immagini/${id}.webp`, storageKey, read: () => storage.get(storageKey) };
  });
  return { data, files: [...files, ...images] };
}

/** While one is packed and sent, the next ones come from disk or bucket; so many are in memory. */
const readAhead = 4;

/** The page that says what is in it comes last: only then is known what is not. */
async function* entries(
  { platform }: PersonalDataContext,
  { data, files, now, isOwn }: Collected & { readonly now: Date; readonly isOwn: boolean },
): AsyncGenerator<ZipEntry> {
  yield text('dati.json', JSON.stringify(data, null, 2));
  const read = fileReader(platform);
  const missing: string[] = [];
  const contents = severalAtOnce(files, readAhead, async (file) => ({ name: file.name, content: await read(file) }));
  for await (const { name, content } of contents) {
    if (content === null) missing.push(`- ${name}`);
    else yield { name, content };
  }
  const readMe = t(personalDataMessages.readMe, { when: formatLongDate(now), own: isOwn ? 'yes' : 'no' });
  const notGiven = t(personalDataMessages.notGiven, { count: missing.length, files: missing.join('\n') });
  yield text('leggimi.txt', missing.length === 0 ? readMe : `${readMe}\n${notGiven}`);
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function text(name: string, content: string): ZipEntry {
  return { name, content: Buffer.from(content) };
}
