import { randomUUID } from 'node:crypto';
import type { Asset, PageMeta } from 'shared-api/entities';
import type { Account } from '../../platform/auth';
import type { Queries } from '../../platform/db';
import { invalid, Refusal, unauthenticated } from '../../platform/errors';
import { pageMeta, type UploadedFile } from '../../platform/http';
import { t } from '../../platform/i18n';
import type { Platform } from '../../platform/platform';
import { removeFiles } from '../../platform/storage';
import { isStaff } from '../../scope';
import { assetMessages } from './assets.messages';
import {
  type AssetsRequest,
  assetsPerPage,
  countOwn,
  findAssets,
  findByFileName,
  findOwnByHash,
  insertAsset,
  lockOwner,
  type StoredAsset,
} from './assets.repository';
import { withoutRows } from './erase-pictures';
import { keepPicture, pictureFiles, pictureKey, publicName } from './picture-files';
import { pictureAddresses } from './pictures.repository';

/** A customer has one face; staff fill the whole library. */
const mostOfCustomer = 30;

export interface AssetsService {
  list(account: Account, request: AssetsRequest): Promise<{ data: Asset[]; meta: PageMeta }>;
  /**
   * Keeps a picture; what the same person uploads again is the same asset.
   * @throws Refusal on `file` when it is no picture, has too many pixels, or is one too many
   */
  upload(account: Account, file: UploadedFile): Promise<Asset>;
  /** The content of a rendition by its public name; null when there is none. @throws as `Storage.get` */
  open(name: string): Promise<Buffer | null>;
}

type Parts = Pick<Platform, 'db' | 'clock' | 'keys' | 'storage' | 'log'>;

export function createAssetsService({ db, clock, keys, storage, log }: Parts): AssetsService {
  return {
    async list(account, request) {
      const { rows, total } = await findAssets(db.read, account, request);
      return { data: rows.map(assetView), meta: pageMeta(request.page, assetsPerPage, total) };
    },
    async upload(account, file) {
      // Nothing is kept of a picture that is one too many.
      await ownOrRoom(db.read, account, file.sha256);
      const kept = await keepPicture(storage, file);
      const write = db.lastTransaction(async (tx) => {
        if (!(await lockOwner(tx, account.uid))) throw unauthenticated();
        const known = await ownOrRoom(tx, account, file.sha256);
        if (known !== null) return known;
        const id = randomUUID();
        return insertAsset(tx, {
          ...kept,
          id,
          name: file.name,
          sha256: file.sha256,
          media_type: 'image/webp',
          image_name: publicName(keys, id, 'image'),
          thumbnail_name: publicName(keys, id, 'thumbnail'),
          created_by: account.uid,
          created_at: clock.now(),
        });
      });
      const row = await write.catch(async (error: unknown) => {
        if (error instanceof Refusal) await removeUnnamed({ db, storage, log }, file.sha256);
        throw error;
      });
      return assetView(row);
    },
    async open(name) {
      const row = await findByFileName(db.read, name);
      if (row === null) return null;
      const rendition = row.image_name === name ? 'image' : 'thumbnail';
      return storage.get(pictureKey(row.sha256, rendition));
    },
  };
}

/** Removes the files of a picture unless a row bears it: somebody else may have brought the same one. */
async function removeUnnamed({ db, storage, log }: Pick<Parts, 'db' | 'storage' | 'log'>, hash: string): Promise<void> {
  const unnamed = await withoutRows(db.read, [hash]);
  await removeFiles({ storage, log }, unnamed.flatMap(pictureFiles));
}

/** What the person has uploaded before under this hash, or null when there is room for it. @throws Refusal on `file` */
async function ownOrRoom(queries: Queries, account: Account, hash: string): Promise<StoredAsset | null> {
  const known = await findOwnByHash(queries, account.uid, hash);
  if (known === null && !isStaff(account) && (await countOwn(queries, account.uid)) >= mostOfCustomer) {
    throw invalid({ file: [t(assetMessages.tooManyPictures, { max: mostOfCustomer })] });
  }
  return known;
}

function assetView({ id, name, image_name, thumbnail_name }: StoredAsset): Asset {
  return { id, name, url: pictureAddresses(image_name, thumbnail_name) };
}
