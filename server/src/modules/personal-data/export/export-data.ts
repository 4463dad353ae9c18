import { romeDate } from 'shared-api/domain';
import type { User } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { FileContent } from '../../../platform/http';
import { formatLongDate, t } from '../../../platform/i18n';
import { findOwnPictures, pictureKey } from '../../assets';
import { findDrafts } from '../../saved-work';
import { actorOf } from '../../users';
import type { PersonalDataContext } from '../personal-data.context';
import { personalDataMessages } from '../personal-data.messages';
import { consentHistory } from '../privacy/consent-history';
import { contractsOfPerson } from './contracts-of-person';
import { actionsOf, messagesOf, passkeysOf, savedViewsOf, seenNotifications, sessionsOf } from './own-rows';
import { type ZipEntry, zipStream } from './zip-stream';

/**
 * Everything that is kept about a person (GDPR artt. 15 and 20), but for what proves who they are (hashes, secrets):
 * one JSON, the PDFs of their contracts with what was attached, the pictures they uploaded. That it left is written down.
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
  return {
    content: zipStream(entries(context, account, { now, isOwn: adminUid === null }), now),
    mediaType: 'application/zip',
    name: `dati-personali-${romeDate(now)}.zip`,
  };
}

async function* entries(
  context: PersonalDataContext,
  account: User,
  { now, isOwn }: { readonly now: Date; readonly isOwn: boolean },
): AsyncGenerator<ZipEntry> {
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
  yield text('leggimi.txt', t(personalDataMessages.readMe, { when: formatLongDate(now), own: isOwn ? 'yes' : 'no' }));
  yield text('dati.json', JSON.stringify(data, null, 2));
  for (const { documents, files } of contracts) {
    for (const document of documents)
      yield { name: `contratti/${nameOf(document)}`, content: await storage.get(document.storageKey) };
    for (const { name, read } of files) yield { name, content: await read() };
  }
  for (const { id, sha256 } of pictures)
    yield { name: `immagini/${id}.webp`, content: await storage.get(pictureKey(sha256, 'image')) };
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function text(name: string, content: string): ZipEntry {
  return { name, content: Buffer.from(content) };
}
