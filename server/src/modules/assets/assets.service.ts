import { randomUUID } from 'node:crypto';
import type { Asset, PageMeta } from 'shared-api/entities';
import type { Account } from '../../platform/auth';
import { invalid } from '../../platform/errors';
import { pageMeta, type UploadedFile } from '../../platform/http';
import { t } from '../../platform/i18n';
import { sha256 } from '../../platform/keys';
import type { Platform } from '../../platform/platform';
import { isStaff } from '../../platform/scope';
import { FileMissingError } from '../../platform/storage';
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
import { keepPicture, pictureKey, type Rendition } from './picture-files';
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
  /** The content of a rendition by its public name; null when there is none. */
  open(name: string): Promise<Buffer | null>;
}

type Parts = Pick<Platform, 'db' | 'clock' | 'keys' | 'storage'>;

export function createAssetsService({ db, clock, keys, storage }: Parts): AssetsService {
  /** Nobody can work out the public name from the id. */
  const fileName = (id: string, rendition: Rendition) => `${keys.hmac('media', [id, rendition]).slice(0, 32)}.webp`;

  return {
    async list(account, request) {
      const { rows, total } = await findAssets(db.read, account, request);
      return { data: rows.map(assetView), meta: pageMeta(request.page, assetsPerPage, total) };
    },
    async upload(account, { name, content }) {
      const hash = sha256(content);
      const kept = await keepPicture(storage, hash, content);
      const row = await db.transaction(async (tx) => {
        await lockOwner(tx, account.uid);
        const known = await findOwnByHash(tx, account.uid, hash);
        if (known !== null) return known;
        if (!isStaff(account) && (await countOwn(tx, account.uid)) >= mostOfCustomer) {
          throw invalid({ file: [t(assetMessages.tooManyPictures, { max: mostOfCustomer })] });
        }
        const id = randomUUID();
        return insertAsset(tx, {
          ...kept,
          id,
          name,
          sha256: hash,
          media_type: 'image/webp',
          image_name: fileName(id, 'image'),
          thumbnail_name: fileName(id, 'thumbnail'),
          created_by: account.uid,
          created_at: clock.now(),
        });
      });
      return assetView(row);
    },
    async open(name) {
      const row = await findByFileName(db.read, name);
      if (row === null) return null;
      const rendition = row.image_name === name ? 'image' : 'thumbnail';
      return storage.get(pictureKey(row.sha256, rendition)).catch((error: unknown) => {
        if (error instanceof FileMissingError) return null;
        throw error;
      });
    },
  };
}

function assetView({ id, name, image_name, thumbnail_name }: StoredAsset): Asset {
  return { id, name, url: pictureAddresses(image_name, thumbnail_name) };
}
