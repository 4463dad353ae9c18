import { resolve } from 'node:path';
import { audience } from 'shared-api/entities';
import { pieceName, provenance, ramp } from 'shared-api/release';
import * as z from 'zod/mini';
import type { Clock } from '../clock';
import { type Text, t } from '../i18n';
import { messages } from './messages';
import { RegistryBusyError, ReleaseRefusal, StaleReleaseError } from './release-errors';
import type { ReleaseStore } from './release-store';

const text = z.string().check(z.minLength(1));
const fit = z.optional(z.strictObject({ serves: z.optional(text) }));
const change = { area: pieceName, by: text, seen: z.optional(z.int()), fit };
const urgent = z.optional(z.boolean());
const pieceSwitch = z.strictObject({
  piece: pieceName,
  to: z.union([z.literal('before'), z.strictObject({ version: text })]),
  seen: z.optional(z.int()),
});

/**
 * What the release scripts ask for, as JSON. `seen` is the area's revision that the person was shown; with `fit`, what
 * browsers get after the change must fit each other, and the server that serves that version of the contract.
 */
const request = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('read') }),
  z.strictObject({ do: z.literal('find'), area: pieceName, folder: text }),
  z.strictObject({
    do: z.literal('publish'),
    area: pieceName,
    folder: text,
    version: z.union([text, z.strictObject({ base: text })]),
    by: text,
    provenance: z.optional(provenance),
  }),
  z.strictObject({ do: z.literal('set-live'), ...change, version: text, urgent }),
  z.strictObject({
    do: z.literal('canary'),
    ...change,
    version: text,
    percent: z.int().check(z.gte(0), z.lte(99)),
    audience: z.optional(audience),
    ramp: z.optional(ramp),
  }),
  z.strictObject({ do: z.literal('promote'), ...change }),
  z.strictObject({ do: z.literal('switch-all'), switches: z.array(pieceSwitch), by: text, fit, urgent }),
  z.strictObject({ do: z.literal('roll-back'), ...change, version: z.optional(text), urgent }),
  z.strictObject({ do: z.literal('disable'), ...change, reason: text }),
  z.strictObject({ do: z.literal('enable'), ...change }),
  z.strictObject({ do: z.literal('retire'), ...change, reason: text }),
  z.strictObject({ do: z.literal('prune'), ...change }),
]);

interface ReleaseCommand {
  readonly open: (clock: Clock) => Promise<ReleaseStore>;
  /** The command line's one argument. */
  readonly json: string | undefined;
  readonly write: (line: string) => void;
}

/**
 * Does one thing to the release store and writes one line of JSON: `{ ok: true, result }`, or
 * `{ ok: false, reason: 'usage' | 'refused' | 'stale' | 'busy', message }` with a sentence for the person.
 * @returns the exit code
 */
export async function runReleaseCommand({ open, json, write }: ReleaseCommand): Promise<0 | 1> {
  const answer = (line: object) => write(JSON.stringify(line));
  const asked = z.safeParse(request, tryJson(json));
  if (!asked.success) {
    answer({ ok: false, reason: 'usage', message: t(messages.usage, { example: '{"do":"read"}' }) });
    return 1;
  }
  try {
    answer({ ok: true, result: await perform(await open({ now: () => new Date() }), asked.data) });
    return 0;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    answer({ ok: false, ...refusal });
    return 1;
  }
}

function perform(store: ReleaseStore, asked: z.infer<typeof request>): Promise<unknown> {
  switch (asked.do) {
    case 'read':
      return store.read();
    case 'find':
      return store.find(asked.area, resolve(asked.folder));
    case 'publish':
      return store.publish(asked.area, resolve(asked.folder), asked);
    case 'set-live':
      return store.setLive(asked.area, asked.version, asked);
    case 'canary':
      return store.startCanary(asked.area, asked.version, asked, asked);
    case 'promote':
      return store.promote(asked.area, asked);
    case 'switch-all':
      return store.switchAll(asked.switches, asked);
    case 'roll-back':
      return store.rollBack(asked.area, asked.version, asked);
    case 'disable':
      return store.disable(asked.area, asked.reason, asked);
    case 'enable':
      return store.enable(asked.area, asked);
    case 'retire':
      return store.retire(asked.area, asked.reason, asked);
    case 'prune':
      return store.prune(asked.area, asked);
  }
}

function refusalOf(error: unknown) {
  if (error instanceof ReleaseRefusal) return { reason: 'refused', message: error.message };
  if (error instanceof StaleReleaseError) return { reason: 'stale', message: error.message };
  if (error instanceof RegistryBusyError) return { reason: 'busy', message: error.message };
  const text = error instanceof Error && 'code' in error ? storeProblems[String(error.code)] : undefined;
  return text === undefined ? null : { reason: 'refused', message: t(text, { variable: 'RELEASE_STORE' }) };
}

/** What a folder does not allow: of the store's the start's sentences, which are about the data, say nothing. */
const storeProblems: Readonly<Record<string, Text>> = {
  EACCES: messages.storeForbidden,
  EPERM: messages.storeForbidden,
  EROFS: messages.storeForbidden,
  ENOTDIR: messages.storeForbidden,
  ENOSPC: messages.storeFull,
  EDQUOT: messages.storeFull,
};

function tryJson(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return null;
  }
}
