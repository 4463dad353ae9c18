import { account } from '../contracts/account';
import { accountContacts } from '../contracts/account-contacts';
import { accountDesk } from '../contracts/account-desk';
import { auth } from '../contracts/auth';
import { assets, demonstration, machineRoom } from '../contracts/machine-room';
import { publicArea } from '../contracts/public';
import type { Contract } from '../kernel';
import { type BoundClient, bindClient, type Send } from './bind-client';

type Bind = <C extends Contract>(contract: C) => BoundClient<C>;

/** The API as typed functions: `api.public.lookUpVin({ body: { vin } })`. */
export interface ApiClient {
  readonly auth: BoundClient<typeof auth>;
  readonly account: BoundClient<typeof account>;
  readonly accountContacts: BoundClient<typeof accountContacts>;
  readonly accountDesk: BoundClient<typeof accountDesk>;
  readonly public: BoundClient<typeof publicArea>;
  readonly assets: BoundClient<typeof assets>;
  readonly machineRoom: BoundClient<typeof machineRoom>;
  readonly demonstration: BoundClient<typeof demonstration>;
  /**
   * Any other area, bound by who uses it, so that nobody else loads it: `api.bind(managerContracts).list({ query: {} })`.
   * The same contract gives the same functions each time.
   */
  readonly bind: Bind;
}

export function createApiClient(send: Send): ApiClient {
  return {
    auth: bindClient(auth, send),
    account: bindClient(account, send),
    accountContacts: bindClient(accountContacts, send),
    accountDesk: bindClient(accountDesk, send),
    public: bindClient(publicArea, send),
    assets: bindClient(assets, send),
    machineRoom: bindClient(machineRoom, send),
    demonstration: bindClient(demonstration, send),
    bind: rememberingBind(send),
  };
}

function rememberingBind(send: Send): Bind;
function rememberingBind(send: Send): (contract: Contract) => BoundClient<Contract> {
  const bound = new WeakMap<Contract, BoundClient<Contract>>();
  return (contract) => {
    const client = bound.get(contract) ?? bindClient(contract, send);
    bound.set(contract, client);
    return client;
  };
}
