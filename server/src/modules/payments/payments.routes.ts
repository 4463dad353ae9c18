import { accountContracts, machineRoom, publicArea } from 'shared-api/contracts';
import { forbidden } from '../../platform/errors';
import { type Implementation, implement } from '../../platform/http';
import { grantedBy, linkAccess, ownerAccess } from '../signing';
import { openPayment } from './open-payment';
import { isSignedPayment } from './payment-signature';
import type { PaymentsContext } from './payments.context';
import { takeEvent } from './take-event';

export function paymentsRoutes(context: PaymentsContext): readonly Implementation[] {
  return [
    implement(publicArea.pay, async (call) => {
      const contract = await grantedBy(linkAccess(context.contracts))(call);
      return { status: 200, body: { data: { redirect_url: await openPayment(context, contract, 'link') } } };
    }),
    implement(accountContracts.pay, async (call) => {
      const { contract } = await ownerAccess(context.contracts)(call);
      return { status: 200, body: { data: { redirect_url: await openPayment(context, contract, 'account') } } };
    }),
    implement(
      machineRoom.paymentWebhook,
      async ({ body }) => {
        await takeEvent(context, body);
        return { status: 202, body: {} };
      },
      {
        prove: ({ rawBody, header }) => {
          const secret = context.webhookSecret;
          const signature = header('x-signature');
          if (secret === null || !isSignedPayment(secret, rawBody, signature, context.clock.now())) throw forbidden();
        },
      },
    ),
  ];
}
