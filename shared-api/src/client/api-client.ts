import { assets, auth, demonstration, machineRoom, publicArea } from '../contracts';
import { type BoundClient, bindClient, type Send } from './bind-client';

const areas = { auth, public: publicArea, assets, machineRoom, demonstration };

/** The whole API as typed functions: `api.public.lookUpVin({ body: { vin } })`. */
export type ApiClient = { readonly [A in keyof typeof areas]: BoundClient<(typeof areas)[A]> };

export function createApiClient(send: Send): ApiClient {
  return {
    auth: bindClient(auth, send),
    public: bindClient(publicArea, send),
    assets: bindClient(assets, send),
    machineRoom: bindClient(machineRoom, send),
    demonstration: bindClient(demonstration, send),
  };
}
