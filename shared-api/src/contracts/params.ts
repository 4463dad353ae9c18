import * as z from 'zod/mini';
import { contractUid, uid } from '../entities/fields';

export const byContract = z.strictObject({ contract_uid: contractUid });
export const byContractDocument = z.strictObject({ contract_uid: contractUid, id: uid });
export const byId = z.strictObject({ id: uid });
export const byStore = z.strictObject({ store_uid: uid });
export const byUser = z.strictObject({ uid });
