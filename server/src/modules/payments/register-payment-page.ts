import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { formatMoney } from 'shared-api/domain';
import * as z from 'zod/mini';
import { notFound } from '../../platform/errors';
import { hashToken } from '../../platform/keys';
import type { Contract } from '../contracts';
import { contracts } from '../contracts';
import { isOvertaken } from './overtaken-pages';
import { type PaymentOrigin, pageOf } from './payment-origin';
import { paymentPage, paymentStyle } from './payment-page';
import type { PaymentsContext } from './payments.context';
import { paymentSessions } from './tables/payment.table';
import { takeEvent } from './take-event';

const contentPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const query = z.object({ session: z.string(), from: z.catch(z.enum(['link', 'account']), 'link') });

/** The demonstration's provider: a plain form that sends the same events as a real one. */
export function registerPaymentPage(app: FastifyInstance, context: PaymentsContext): void {
  const headers = { 'cache-control': 'no-store', 'content-security-policy': contentPolicy };

  /** One that was answered, has run out or was overtaken is closed: who comes back to it is led to the contract. */
  async function sessionOf(given: unknown): Promise<{
    readonly open: boolean;
    readonly id: string;
    readonly contract: Contract;
    readonly from: PaymentOrigin;
  }> {
    const parsed = z.safeParse(query, given);
    if (!parsed.success) throw notFound();
    const [row] = await context.db.read
      .select({
        id: paymentSessions.id,
        closed: paymentSessions.closed_at,
        expires: paymentSessions.expires_at,
        overtaken: isOvertaken,
        contract: contracts,
      })
      .from(paymentSessions)
      .innerJoin(contracts, eq(contracts.id, paymentSessions.contract_id))
      .where(eq(paymentSessions.token_hash, hashToken(parsed.data.session)));
    if (row === undefined) throw notFound();
    const open = row.closed === null && !row.overtaken && row.expires >= context.clock.now();
    return { id: row.id, contract: row.contract, from: parsed.data.from, open };
  }

  app.get('/dev/payment', async (request, reply) => {
    const { contract, from, open } = await sessionOf(request.query);
    if (!open) return reply.redirect(pageOf(contract, from), 303);
    return reply.headers({ ...headers, 'content-type': 'text/html; charset=utf-8' }).send(paymentPage(contract));
  });
  app.get('/dev/payment/payment.css', async (_, reply) =>
    reply.headers({ ...headers, 'content-type': 'text/css; charset=utf-8' }).send(paymentStyle),
  );
  app.register(async (forms) => {
    // The one page whose form is sent as a form.
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      async (_: unknown, body: string) => body,
    );
    forms.post('/dev/payment', async (request, reply) => {
      const { id, contract, from, open } = await sessionOf(request.query);
      if (!open) return reply.redirect(pageOf(contract, from), 303);
      const paid = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('esito') === 'pagato';
      const closed = await context.db.read
        .update(paymentSessions)
        .set({ closed_at: context.clock.now() })
        .where(and(eq(paymentSessions.id, id), isNull(paymentSessions.closed_at)))
        .returning({ id: paymentSessions.id });
      // Pressed twice: whoever was faster pays.
      if (closed.length === 0) return reply.redirect(pageOf(contract, from), 303);
      await takeEvent(context, {
        id,
        type: paid ? 'paid' : 'failed',
        contract_uid: contract.contract_uid,
        amount: formatMoney(contract.total_cents),
        reference: `DEMO-${id.slice(0, 8)}`,
      });
      return reply.redirect(`${pageOf(contract, from)}?esito=${paid ? 'pagato' : 'rifiutato'}`, 303);
    });
  });
}
