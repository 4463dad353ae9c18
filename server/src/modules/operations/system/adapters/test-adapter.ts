import type { AdapterTest } from 'shared-api/entities';
import { email, mobile } from 'shared-api/entities';
import * as z from 'zod/mini';
import { recordAudit } from '../../../../platform/audit';
import { invalid, notFound, tooMany } from '../../../../platform/errors';
import { t } from '../../../../platform/i18n';
import type { Limit } from '../../../../platform/limits';
import type { Platform } from '../../../../platform/platform';
import { systemMessages } from '../system.messages';
import type { Adapter, TestOutcome } from './adapter';
import { testTexts } from './adapters.messages';

type TestContext = Pick<Platform, 'db' | 'clock' | 'keys' | 'limits' | 'log'>;

const perAdmin: Limit = { name: 'adapter-tests', max: 'adapters.tests', windowSeconds: 3_600 };

export interface TestRequest {
  readonly by: string;
  readonly name: string;
  readonly to: string | undefined;
}

/**
 * Tries a service for good, and says in words what came of it; that it failed is an answer, not an error.
 * @throws Refusal `not_found`, `validation` on `to`, `too_many_requests`
 */
export async function testAdapter(
  context: TestContext,
  adapters: readonly Adapter[],
  { by, name, to }: TestRequest,
): Promise<AdapterTest> {
  const adapter = adapters.find((one) => one.name === name);
  if (adapter === undefined) throw notFound();
  const receiver = receiverOf(adapter, to);
  const wait = await context.limits.take(perAdmin, by);
  if (wait !== null) throw tooMany(wait);
  const begun = performance.now();
  const { ok, detail } = await run(context, adapter, receiver);
  const duration_ms = Math.round(performance.now() - begun);
  await context.db.lastTransaction((tx) =>
    recordAudit(tx, context, {
      actor: 'admin',
      actorUid: by,
      action: 'system.adapter-tested',
      subject: { kind: 'adapter', id: adapter.name },
      data: { ok },
    }),
  );
  return { ok, duration_ms, detail };
}

async function run({ log }: TestContext, adapter: Adapter, to: string): Promise<TestOutcome> {
  try {
    return await adapter.test(to);
  } catch (err) {
    log.warn({ err, adapter: adapter.name }, 'adapter test failed');
    const isLate = err instanceof Error && err.name === 'TimeoutError';
    return { ok: false, detail: t(isLate ? testTexts.late : testTexts.broken) };
  }
}

/** @throws Refusal `validation` on `to` */
function receiverOf({ recipient }: Adapter, to = ''): string {
  if (recipient === undefined) return '';
  const { data } = z.safeParse(recipient === 'phone' ? mobile : email, to);
  if (data === undefined) {
    throw invalid({ to: [t(recipient === 'phone' ? systemMessages.whichPhone : systemMessages.whichEmail)] });
  }
  return data;
}
