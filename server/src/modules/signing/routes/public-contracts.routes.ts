import { publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import {
  type ContractsContext,
  contractMessages,
  createdAnswer,
  createOnline,
  customerView,
  editContract,
  findByUid,
} from '../../contracts';
import { grantedBy, linkAccess } from '../access/contract-access';
import { cookieOf } from '../access/grant-cookie';
import { giveGrant, grantBeside, newGrant } from '../access/grants.repository';
import { openContract } from '../access/open-contract';

/** What a customer does with a contract by its link. */
export function publicContractRoutes(context: ContractsContext): readonly Implementation[] {
  const { db, clock } = context;
  const access = linkAccess(context);
  const granted = grantedBy(access);
  const view = customerView(context);

  return [
    implement(
      publicArea.createContract,
      async ({ body, caller }) => {
        const grant = newGrant('created', clock.now());
        const contract = await createOnline(context, body, caller, (contractId) => [grantBeside(contractId, grant)]);
        return { ...createdAnswer(context, contract), cookies: [cookieOf(contract.contract_uid, grant, clock.now())] };
      },
      {
        // The first answer's cookie was lost with it: the same browser gets a fresh grant, until it has signed.
        replayCookies: async (_call, body) => {
          const uid = createdUid(body);
          const contract = uid === null ? null : await findByUid(db.read, uid);
          if (contract === null || contract.signed_at !== null) return [];
          const grant = await db.transaction((tx) => giveGrant(tx, contract.id, 'created', clock.now()));
          return [cookieOf(contract.contract_uid, grant, clock.now())];
        },
      },
    ),

    implement(publicArea.getContract, async (call) => {
      const { contract, granted: full } = await access(call);
      return {
        status: 200,
        body: { data: await view(contract, full) },
        version: contract.version,
        view: full ? 'full' : 'masked',
      };
    }),

    implement(publicArea.openContract, async ({ params, body }) => {
      const { contract, grant } = await openContract(context, params.contract_uid, body.k);
      return { status: 202, body: {}, cookies: [cookieOf(contract.contract_uid, grant, clock.now())] };
    }),

    implement(publicArea.updateContract, async (call) => {
      const contract = await granted(call);
      const edited = await editContract(context, contract.id, call);
      return { status: 202, body: { data: await view(edited), message: t(contractMessages.updated) } };
    }),
  ];
}

function createdUid(body: unknown): string | null {
  const result = publicArea.createContract.answers[201];
  const parsed = result.safeParse(body);
  return parsed.success ? parsed.data.data.contract_uid : null;
}
