import { createHash, randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type Drawing, dealerPictures, staffPictures, typePictures } from '../../../../seeds/pictures';
import { type Queries, unscoped } from '../../../platform/db';
import { packageTypes, stores } from '../../../platform/db/schema';
import type { Keys } from '../../../platform/keys';
import type { Storage } from '../../../platform/storage';
import { insertAsset, pictureKey, publicName } from '../../assets';
import type { SeedAccount } from './make-accounts';

const thumbnailWidth = 320;

interface PictureContext {
  readonly storage: Storage;
  readonly keys: Keys;
  readonly at: Date;
}

/** A picture that lies in the storage, before it has a row. */
interface Kept {
  readonly name: string;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

export interface KeptPictures {
  readonly dealers: readonly Kept[];
  readonly staff: readonly Kept[];
  readonly types: ReadonlyMap<string, Kept>;
}

/** Draws the demonstration's pictures into the storage, each once. */
export async function keepPictures(storage: Storage): Promise<KeptPictures> {
  const keepAll = async (drawings: readonly Drawing[]) => {
    const kept: Kept[] = [];
    for (const drawing of drawings) kept.push(await keep(storage, drawing));
    return kept;
  };
  const codes = Object.keys(typePictures);
  const types = await keepAll(Object.values(typePictures));
  return {
    dealers: await keepAll(dealerPictures),
    staff: await keepAll(staffPictures),
    types: new Map(types.map((kept, index) => [codes[index] ?? '', kept])),
  };
}

async function keep(storage: Storage, { name, svg }: Drawing): Promise<Kept> {
  const image = await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  const sha256 = createHash('sha256').update(svg).digest('hex');
  const thumbnail = await sharp(image.data).resize({ width: thumbnailWidth }).webp({ quality: 80 }).toBuffer();
  await storage.put(pictureKey(sha256, 'thumbnail'), thumbnail);
  await storage.put(pictureKey(sha256, 'image'), image.data);
  const { width, height, size } = image.info;
  return { name: `${name}.webp`, sha256, width, height, size };
}

/** Gives dealers, package types and staff their pictures; the staff's rows are still to be written. */
export async function writePictures(
  tx: Queries,
  pictures: KeptPictures,
  staff: readonly SeedAccount[],
  context: PictureContext,
): Promise<void> {
  const faces = await insertAll(tx, pictures.staff, context);
  staff.forEach(({ user }, index) => {
    user.avatar_id = faces[index % faces.length] ?? null;
  });
  const places = await insertAll(tx, pictures.dealers, context);
  const rows = await unscoped(tx, 'the seed writes everything')
    .select({ uid: stores.store_uid })
    .from(stores)
    .orderBy(asc(stores.sort_key));
  for (const [index, { uid }] of rows.entries()) {
    await tx
      .update(stores)
      .set({ thumbnail_id: places[index % places.length] ?? null })
      .where(eq(stores.store_uid, uid));
  }
  for (const [code, kept] of pictures.types) {
    const [thumbnail_id] = await insertAll(tx, [kept], context);
    await tx.update(packageTypes).set({ thumbnail_id }).where(eq(packageTypes.code, code));
  }
}

async function insertAll(tx: Queries, pictures: readonly Kept[], { keys, at }: PictureContext): Promise<string[]> {
  const ids: string[] = [];
  for (const kept of pictures) {
    const id = randomUUID();
    await insertAsset(tx, {
      ...kept,
      id,
      media_type: 'image/webp',
      image_name: publicName(keys, id, 'image'),
      thumbnail_name: publicName(keys, id, 'thumbnail'),
      created_by: null,
      created_at: at,
    });
    ids.push(id);
  }
  return ids;
}
