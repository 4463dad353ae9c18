import type { PieceReleases } from 'shared-api/release';
import { recordAudit } from '../../platform/audit';
import { t } from '../../platform/i18n';
import { RegistryBusyError, type ReleaseChange, ReleaseRefusal, StaleReleaseError } from '../../platform/releases';
import { areaActions } from './area-actions';
import { messages } from './areas.messages';
import type { AreasContext } from './areas.service';

/** Whether a change was made; and what does not fit, in words, where that kept it from being made. */
export interface Outcome {
  readonly isDone: boolean;
  readonly refusal?: string;
}

type Pieces = Readonly<Record<string, PieceReleases>>;

/**
 * Changes pieces that are still as they were seen, and writes down that nobody did.
 * @param names the pieces that are changed; `make` is given the revision of a single one
 * @returns nothing is done when somebody was quicker or is at it, or when it does not fit: the next turn looks again
 */
export async function changeByItself(
  { db, clock, keys }: Pick<AreasContext, 'db' | 'clock' | 'keys'>,
  seen: Pieces,
  names: readonly string[],
  make: (change: ReleaseChange) => Promise<Pieces>,
): Promise<Outcome> {
  const [first = ''] = names;
  const revision = names.length === 1 ? seen[first]?.revision : undefined;
  let changed: Pieces;
  try {
    changed = await make({ by: t(messages.byItself), ...(revision === undefined ? {} : { seen: revision }) });
  } catch (error) {
    if (error instanceof ReleaseRefusal) return { isDone: false, refusal: error.message };
    if (error instanceof StaleReleaseError || error instanceof RegistryBusyError) return { isDone: false };
    throw error;
  }
  await db.transaction(async (tx) => {
    for (const [name, { history }] of Object.entries(changed)) {
      const [note] = history;
      if (note === undefined) continue;
      await recordAudit(
        tx,
        { clock, keys },
        {
          actor: 'system',
          actorUid: null,
          action: `areas.${areaActions[note.what]}`,
          subject: { kind: 'area', id: name },
          data: { version: note.version, hash: note.hash, ...(note.percent && { percent: note.percent }) },
        },
      );
    }
  });
  return { isDone: true };
}
