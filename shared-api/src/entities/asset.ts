import * as z from 'shared-api/schema';
import { uid } from './fields';

export const picture = z.object({ image: z.string(), thumbnail: z.string() });

export const asset = z.object({ id: uid, name: z.string(), url: picture });
export type Asset = z.infer<typeof asset>;
