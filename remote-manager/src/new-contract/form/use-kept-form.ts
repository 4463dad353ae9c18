import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi, useHost } from 'shared-api/react';
import { useSettled } from 'shared-ui/data';
import { useQuery } from 'shared-ui/query';

const draftKey = 'manager-new-contract';
const keepAfterMs = 800;
const tryAgainAfterMs = 10_000;
const quiet = { quiet: true, background: true } as const;

interface KeptForm {
  readonly value: unknown;
  readonly at: string;
}

/** What the server keeps of an unfinished form; null when there is nothing. Asked once, when the page opens. */
export function useFormLeftBehind() {
  const desk = useApi().accountDesk;
  return useQuery({
    queryKey: ['account', 'draft', draftKey],
    queryFn: async (): Promise<KeptForm | null> => {
      const { data } = await desk.getDraft({ params: { key: draftKey } }, quiet);
      return data && { value: data.value, at: data.updated_at };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: true,
  });
}

/**
 * Keeps the unfinished form on the server a moment after each change, so that it survives a closed browser and is
 * found on another device. One call at a time, in order; one that failed is tried again by itself.
 * @param content the form as it is now
 * @param active false while there is nothing to keep, or an earlier form waits to be taken up or thrown away
 */
export function useKeptForm(content: object, active: boolean) {
  const desk = useApi().accountDesk;
  const { now } = useHost();
  const text = JSON.stringify(content);
  const settled = useSettled(text, keepAfterMs);
  const [kept, setKept] = useState<{ text: string; at: number } | null>(null);
  const [failed, setFailed] = useState(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const asked = useRef<string | null>(null);
  const present = useRef({ text, active });
  present.current = { text, active };

  const keep = useCallback(() => {
    const { text: latest, active: wanted } = present.current;
    if (!wanted || latest === asked.current) return queue.current;
    asked.current = latest;
    queue.current = queue.current.then(async () => {
      try {
        await desk.saveDraft({ params: { key: draftKey }, body: { value: JSON.parse(latest) } }, quiet);
        setKept({ text: latest, at: now() });
        setFailed(false);
      } catch {
        if (asked.current === latest) asked.current = null;
        setFailed(true);
      }
    });
    return queue.current;
  }, [desk, now]);

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
      void keep();
    };
  }, [keep]);

  /** Throws the kept form away: its contract is made, or somebody begins anew. */
  const forget = useCallback(() => {
    present.current = { ...present.current, active: false };
    asked.current = null;
    queue.current = queue.current.then(async () => {
      await desk.removeDraft({ params: { key: draftKey } }, quiet).catch(() => undefined);
      setKept(null);
    });
    return queue.current;
  }, [desk]);

  return { keep, forget, failed, savedAt: kept?.at ?? null, isKept: kept?.text === text };
}
