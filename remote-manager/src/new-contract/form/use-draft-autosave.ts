import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi, useHost } from 'shared-api/react';
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
  /** When this content was kept, where it was taken up again; null for a new form. */
  readonly keptAt: number | null;
}

/**
 * Keeps the unfinished form on the server a moment after each change, so that it survives a closed browser and is
 * found on another device. One call at a time, in order; one that failed is tried again by itself.
 */
export function useDraftAutosave({ formKey, content, active, keptAt }: Autosave) {
  const drafts = useApi().accountDesk;
  const { now } = useHost();
  const client = useQueryClient();
  const text = JSON.stringify(content);
  const settled = useSettled(text, keepAfterMs);
  const [kept, setKept] = useState(keptAt === null ? null : { text, at: keptAt });
  const [failure, setFailure] = useState<unknown>(null);
  const failed = failure !== null;
  /** Ends with whether the last call was answered. */
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const asked = useRef(kept?.text ?? null);
  const present = useRef({ text, active });
  present.current = { text, active };

  /** @returns whether what is there is kept */
  const keep = useCallback((): Promise<boolean> => {
    const { text: latest, active: wanted } = present.current;
    if (!wanted || latest === asked.current) return queue.current;
    asked.current = latest;
    queue.current = queue.current.then(async () => {
      try {
        await drafts.saveDraft({ params: { key: formKey }, body: { value: JSON.parse(latest) } }, quiet);
        setKept({ text: latest, at: now() });
        setFailure(null);
        return true;
      } catch (error) {
        if (asked.current === latest) asked.current = null;
        setFailure(error);
        return false;
      }
    });
    return queue.current;
  }, [drafts, now, formKey]);

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
    const onHide = () => void (document.visibilityState === 'hidden' && keep());
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      // The list on the page that follows has this form, too.
      void keep().then(() => client.invalidateQueries({ queryKey: unfinishedFormsKey }));
    };
  }, [keep, client]);

  /** Throws the form away: its contract is made. */
  const forget = useCallback(() => {
    present.current = { ...present.current, active: false };
    asked.current = null;
    queue.current = queue.current.then(async () => {
      await drafts.removeDraft({ params: { key: formKey } }, quiet).catch(() => undefined);
      setKept(null);
      return true;
    });
    return queue.current;
  }, [drafts, formKey]);

  return { keep, forget, failure, savedAt: kept?.at ?? null, isKept: kept?.text === text };
}
