import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi, useHost, useSession } from 'shared-api/react';
import { unfinishedFormsKey } from 'shared-staff';
import { useSettled } from 'shared-ui/data';
import { useQueryClient } from 'shared-ui/query';

const keepAfterMs = 800;
const tryAgainAfterMs = 10_000;
const quiet = { quiet: true, background: true } as const;

interface Autosave {
  /** The form's name on the server. */
  readonly formKey: string;
  /** The form as it is now. */
  readonly content: object;
  /** False while there is nothing to keep. */
  readonly active: boolean;
  /** What was kept, where it is taken up again; null for a new form. */
  readonly earlier: Draft | null;
}

/** What another page, here or on another device, made of the form since: null where it threw it away, or made a contract of it. */
export interface Elsewhere {
  readonly draft: Draft | null;
}

/**
 * Keeps the unfinished form on the server a moment after each change, so that it survives a closed browser and is
 * found on another device. One call at a time, in order; one that failed is tried again by itself. What another page made
 * of the same form is never replaced unseen: nothing more is kept until the person has chosen.
 */
export function useDraftAutosave({ formKey, content, active, earlier }: Autosave) {
  const drafts = useApi().accountDesk;
  const { now } = useHost();
  const { door: session } = useSession();
  /** The form is somebody's: whoever signs in after them keeps nothing of it. */
  const [{ ends }] = useState(session.get);
  const client = useQueryClient();
  const text = JSON.stringify(content);
  const settled = useSettled(text, keepAfterMs);
  const [kept, setKept] = useState(earlier && { text, at: Date.parse(earlier.updated_at) });
  const [failure, setFailure] = useState<unknown>(null);
  const failed = failure !== null;
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  /** Ends with whether the last call was answered. */
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const asked = useRef(kept?.text ?? null);
  /** When the form that this page goes on with was kept; null for none. */
  const seen = useRef(earlier?.updated_at ?? null);
  const present = useRef({ text, active, waits: false });
  present.current = { text, active, waits: elsewhere !== null };

  const fetchKept = useCallback(
    async () => (await drafts.getDraft({ params: { key: formKey } }, quiet)).data,
    [drafts, formKey],
  );
  const meet = useCallback((draft: Draft | null) => {
    asked.current = null;
    present.current = { ...present.current, waits: true };
    setElsewhere({ draft });
  }, []);

  /** @returns whether what is there is kept */
  const keep = useCallback((): Promise<boolean> => {
    const { text: latest, active: wanted, waits } = present.current;
    if (waits) return Promise.resolve(false);
    if (!wanted || latest === asked.current) return queue.current;
    asked.current = latest;
    async function send(): Promise<boolean> {
      if (present.current.waits || session.get().ends !== ends) return false;
      const body = { value: JSON.parse(latest), seen: seen.current };
      const at = await drafts.saveDraft({ params: { key: formKey }, body }, quiet).then(
        ({ data }) => data.updated_at,
        async (error: unknown) => {
          if (!isApiError(error) || error.status !== 412) throw error;
          const found = await fetchKept();
          // It was kept before, and the answer was lost.
          if (found !== null && JSON.stringify(found.value) === latest) return found.updated_at;
          meet(found);
          return null;
        },
      );
      setFailure(null);
      if (at === null) return false;
      seen.current = at;
      setKept({ text: latest, at: now() });
      return true;
    }
    queue.current = queue.current.then(send).catch((error: unknown) => {
      if (asked.current === latest) asked.current = null;
      setFailure(error);
      return false;
    });
    return queue.current;
  }, [drafts, ends, fetchKept, meet, now, session, formKey]);

  /** @returns whether the form is still this page's: no other one has gone on with it, as far as the server can be asked */
  const look = useCallback(async (): Promise<boolean> => {
    queue.current = queue.current.then(async (isKept) => {
      const { waits, active: wanted } = present.current;
      if (seen.current === null || waits || !wanted) return isKept;
      const found = await fetchKept().catch(() => undefined);
      if (found !== undefined && (found?.updated_at ?? null) !== seen.current) meet(found);
      return isKept;
    });
    await queue.current;
    return !present.current.waits;
  }, [fetchKept, meet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever what is typed has come to rest.
  useEffect(() => {
    void keep();
  }, [settled, active, keep]);

  useEffect(() => {
    if (!failed) return;
    const again = () => void keep();
    const timer = setInterval(again, tryAgainAfterMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [failed, keep]);

  useEffect(() => {
    // Who comes back may have gone on with the form on another device.
    const onTurn = () => void (document.visibilityState === 'hidden' ? keep() : look());
    document.addEventListener('visibilitychange', onTurn);
    return () => {
      document.removeEventListener('visibilitychange', onTurn);
      // The list on the page that follows has this form, too.
      void keep().then(() => client.invalidateQueries({ queryKey: unfinishedFormsKey }));
    };
  }, [keep, look, client]);

  /** Throws the form away: its contract is made. */
  const forget = useCallback(() => {
    present.current = { ...present.current, active: false };
    asked.current = null;
    queue.current = queue.current.then(async () => {
      await drafts.removeDraft({ params: { key: formKey } }, quiet).catch(() => undefined);
      seen.current = null;
      setKept(null);
      return true;
    });
    return queue.current;
  }, [drafts, formKey]);

  /** The person goes on with what stands here, in the place of what another page made of it. */
  function goOnHere(): void {
    seen.current = elsewhere?.draft?.updated_at ?? null;
    present.current = { ...present.current, waits: false };
    setElsewhere(null);
    void keep();
  }

  return { keep, look, forget, failure, elsewhere, goOnHere, savedAt: kept?.at ?? null, isKept: kept?.text === text };
}
