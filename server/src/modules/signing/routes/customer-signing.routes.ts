import type { CustomerActions } from 'shared-api/contracts';
import { phoneTail } from 'shared-api/domain';
import { notFound } from '../../../platform/errors';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type ContractsContext, customerView, printed } from '../../contracts';
import { documentView, findDocument, presentDocuments, previewContratto } from '../../documents';
import { type ContractAccess, grantedBy } from '../access/contract-access';
import { cookieOf } from '../access/grant-cookie';
import { confirmCode } from '../codes/confirm-code';
import { evidenceZip, type Verify } from '../evidence/evidence-zip';
import { confirmPhoneChange, startPhoneChange } from '../sign/change-phone';
import { resendCode } from '../sign/resend-code';
import { sealPending } from '../sign/seal-pending';
import { signContract } from '../sign/sign-contract';
import { signingMessages } from '../signing.messages';

/** How a customer signs a contract and reads its documents: the same under the link's path and under the account's. */
export function customerSigningRoutes(
  context: ContractsContext,
  entries: CustomerActions,
  { access, verify }: { readonly access: ContractAccess; readonly verify: Verify },
): readonly Implementation[] {
  const { db, clock } = context;
  const granted = grantedBy(access);
  const view = customerView(context);

  return [
    implement(entries.sign, async (call) => {
      const contract = await signContract(context, await granted(call), call.body, call.client);
      const message = t(signingMessages.codeSent, { phone: phoneTail(contract.phone) });
      return { status: 202, body: { data: await view(contract), message } };
    }),

    implement(entries.resendOtp, async (call) => {
      const { contract, granted: full } = await access(call);
      const sent = await resendCode(context, contract, full, call.client);
      const message = t(signingMessages.codeSent, { phone: phoneTail(contract.phone) });
      return { status: 202, body: { data: await view(sent, full), message } };
    }),

    implement(entries.confirmOtp, async (call) => {
      const visited = await access(call);
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
          message: t(purpose === 'signing' ? signingMessages.signed : signingMessages.opened),
        },
        cookies: [cookieOf(contract.contract_uid, grant, clock.now())],
      };
    }),

    implement(entries.changePhone, async (call) => {
      const contract = await granted(call);
      const { body, client } = call;
      const data = await startPhoneChange(context, contract, body, client);
      const numbers = { old: phoneTail(contract.phone), new: phoneTail(body.phone) };
      return { status: 202, body: { data, message: t(signingMessages.phoneCodesSent, numbers) } };
    }),

    implement(entries.confirmPhone, async (call) => {
      const { contract, grant } = await confirmPhoneChange(context, await granted(call), call.body);
      return {
        status: 202,
        body: {
          data: await view(contract),
          message: t(signingMessages.phoneChanged, { phone: phoneTail(contract.phone) }),
        },
        cookies: [cookieOf(contract.contract_uid, grant, clock.now())],
      };
    }),

    implement(entries.previewDocument, async (call) => {
      const contract = await granted(call);
      const content = Buffer.from(await previewContratto(context, printed(contract)));
      return {
        status: 200,
        file: { content, mediaType: 'application/pdf', name: `${contract.code}-anteprima.pdf`, inline: true },
      };
    }),

    implement(entries.listDocuments, async (call) => {
      const contract = await sealPending(context, await granted(call));
      return { status: 200, body: { data: (await presentDocuments(db.read, contract.id)).map(documentView) } };
    }),

    implement(entries.getDocument, async (call) => {
      const contract = await granted(call);
      const document = await findDocument(db.read, contract.id, call.params.id);
      if (document === null) throw notFound();
      const content = await context.documents.read(document.storage_key);
      return {
        status: 200,
        file: { content, mediaType: 'application/pdf', name: `${contract.code}-${document.kind}.pdf`, inline: true },
      };
    }),

    implement(entries.getEvidence, async (call) => {
      const contract = await sealPending(context, await granted(call));
      const content = await evidenceZip(context, contract, await verify(contract.id));
      return { status: 200, file: { content, mediaType: 'application/zip', name: `${contract.code}-prove.zip` } };
    }),

    implement(entries.verify, async (call) => {
      const contract = await sealPending(context, await granted(call));
      return { status: 200, body: { data: await verify(contract.id) } };
    }),
  ];
}
