import * as z from 'shared-api/schema';
import { contractUid, uid } from '../entities/fields';
import { typeCode } from '../entities/package';

export const byContract = z.strictObject({ contract_uid: contractUid });
export const byContractDocument = z.strictObject({ contract_uid: contractUid, id: uid });
export const byId = z.strictObject({ id: uid });
export const byStore = z.strictObject({ store_uid: uid });
export const byUser = z.strictObject({ uid });
export const byTypeCode = z.strictObject({ code: typeCode });

/** The name of an area or of an adapter, as in the address. */
export const areaName = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
export const byName = z.strictObject({ name: areaName });
