import { publicArea } from 'shared-api/contracts';
import { phoneTail } from 'shared-api/domain';
import { notFound } from '../../../platform/errors';
import { type Call, type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { findDocument, presentDocuments } from '../../documents';
import { type Visit, visit, visitGranted } from '../access/access';
import { cookieOf, grantCookie } from '../access/grant-cookie';
import { giveGrant } from '../access/grants.repository';
import { openContract } from '../access/open-contract';
import { confirmCode } from '../codes/confirm-code';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { findByUid } from '../contracts.repository';
import { createOnline } from '../create/create-online';
import { declineContract } from '../ending/decline-contract';
import { confirmWithdrawal, startWithdrawal } from '../ending/withdraw';
import { evidenceZip } from '../evidence/evidence-zip';
import { previewContratto } from '../paper/papers';
import { sealPending } from '../paper/seal-pending';
import { savePaymentMethod } from '../payment/save-payment-method';
import { editContract } from '../sign/edit-contract';
import { resendCode } from '../sign/resend-code';
import { signContract } from '../sign/sign-contract';
import { documentView } from '../views/document.view';
import { readContract } from '../views/read-contract';

type LinkCall = Pick<Call<typeof publicArea.getContract>, 'params' | 'caller' | 'cookies'>;

/** What a customer does with a contract by its link. */
export function publicContractRoutes(context: ContractsContext): readonly Implementation[] {
  const { db, clock } = context;
  const visitOf = (call: LinkCall): Visit => ({
    contractUid: call.params.contract_uid,
    caller: call.caller,
    grant: call.cookies[grantCookie],
    now: clock.now(),
  });
  const granted = (call: LinkCall) => visitGranted(db.read, visitOf(call));
  const view = (contract: Contract | null, isGranted = true) => {
    if (contract === null) throw notFound();
    return readContract(db.read, contract, isGranted, clock.now());
  };

  return [
    implement(
      publicArea.createContract,
      async ({ body, caller }) => {
        const { contract, grant } = await createOnline(context, body, caller);
        return {
          status: 201,
          body: { data: await view(contract), message: t(contractMessages.created, { code: contract.code }) },
          cookies: [cookieOf(contract.contract_uid, grant, clock.now())],
        };
      },
      {
        // The first answer's cookie was lost with it: the same browser gets a fresh grant.
        replayCookies: async (_call, body) => {
          const uid = createdUid(body);
          const contract = uid === null ? null : await findByUid(db.read, uid);
          if (contract === null) return [];
          const grant = await db.transaction((tx) => giveGrant(tx, contract.id, 'created', clock.now()));
          return [cookieOf(contract.contract_uid, grant, clock.now())];
        },
      },
    ),

    implement(publicArea.getContract, async (call) => {
      const { contract, granted: full } = await visit(db.read, visitOf(call));
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
      call.expectVersion(contract.version);
      const edited = await editContract(context, contract.id, call.body);
      return { status: 202, body: { data: await view(edited), message: t(contractMessages.updated) } };
    }),

    implement(publicArea.previewDocument, async (call) => {
      const contract = await granted(call);
      const content = Buffer.from(await previewContratto(context, contract));
      return {
        status: 200,
        file: { content, mediaType: 'application/pdf', name: `${contract.code}-anteprima.pdf`, inline: true },
      };
    }),

    implement(publicArea.sign, async (call) => {
      const contract = await signContract(context, await granted(call), call.body, call.client);
      const message = t(contractMessages.codeSent, { phone: phoneTail(contract.phone) });
      return { status: 202, body: { data: await view(contract), message } };
    }),

    implement(publicArea.resendOtp, async (call) => {
      const { contract, granted: full } = await visit(db.read, visitOf(call));
      const sent = await resendCode(context, contract, full, call.client);
      const message = t(contractMessages.codeSent, { phone: phoneTail(contract.phone) });
      return { status: 202, body: { data: await view(sent, full), message } };
    }),

    implement(publicArea.confirmOtp, async (call) => {
      const visited = await visit(db.read, visitOf(call));
      const { caller, client, body } = call;
      const { contract, grant, purpose } = await confirmCode(context, {
        ...visited,
        code: body.otp_code,
        caller,
        client,
      });
      return {
        status: 202,
        body: {
          data: await view(contract),
          message: t(purpose === 'signing' ? contractMessages.signed : contractMessages.opened),
        },
        cookies: [cookieOf(contract.contract_uid, grant, clock.now())],
      };
    }),

    implement(publicArea.savePaymentMethod, async (call) => {
      const { contract, filled } = await savePaymentMethod(context, await granted(call), call.body.payment_method);
      const message = t(filled ? contractMessages.methodSaved : contractMessages.methodSavedFormLater);
      return { status: 202, body: { data: await view(contract), message } };
    }),

    implement(publicArea.decline, async (call) => {
      const contract = await granted(call);
      const declined = await declineContract(context, contract.id, call.body.reason);
      return { status: 202, body: { data: await view(declined), message: t(contractMessages.declined) } };
    }),

    implement(publicArea.withdraw, async (call) => {
      const contract = await granted(call);
      await startWithdrawal(context, contract.id, call.body.email);
      return { status: 202, body: { message: t(contractMessages.withdrawalStarted) } };
    }),

    implement(publicArea.confirmWithdrawal, async (call) => {
      const { contract, receipt } = await confirmWithdrawal(context, await granted(call));
      const data = { contract: await view(contract), receipt: documentView(receipt) };
      return { status: 202, body: { data, message: t(contractMessages.withdrawalDone) } };
    }),

    implement(publicArea.listDocuments, async (call) => {
      const contract = await sealPending(context, await granted(call));
      return { status: 200, body: { data: (await presentDocuments(db.read, contract.id)).map(documentView) } };
    }),

    implement(publicArea.getDocument, async (call) => {
      const contract = await granted(call);
      const document = await findDocument(db.read, contract.id, call.params.id);
      if (document === null) throw notFound();
      const content = await context.documents.read(document.storage_key);
      return {
        status: 200,
        file: { content, mediaType: 'application/pdf', name: `${contract.code}-${document.kind}.pdf`, inline: true },
      };
    }),

    implement(publicArea.getEvidence, async (call) => {
      const contract = await sealPending(context, await granted(call));
      const content = await evidenceZip(context, contract);
      return { status: 200, file: { content, mediaType: 'application/zip', name: `${contract.code}-prove.zip` } };
    }),
  ];
}

function createdUid(body: unknown): string | null {
  const result = publicArea.createContract.answers[201];
  const parsed = result.safeParse(body);
  return parsed.success ? parsed.data.data.contract_uid : null;
}
