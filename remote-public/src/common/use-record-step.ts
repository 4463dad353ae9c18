import { useEffect } from 'react';
import type { funnelSteps } from 'shared-api/contracts';
import { host } from 'shared-api/react';
import { visitTags } from './visit-tags';

type FunnelStep = (typeof funnelSteps)[number];

/** A random name for this visit, in memory only: it says which steps belong together, never whose they are. */
const session = crypto.randomUUID();

const recorded = new Set<FunnelStep>();

/** Counts an anonymous step of the journey, once a visit. A count that fails is nobody's concern. */
export function useRecordStep(step: FunnelStep): void {
  useEffect(() => {
    if (recorded.has(step)) return;
    recorded.add(step);
    const { api, utms } = host();
    api.public
      .recordStep({ body: { step, session, ...visitTags(utms()) } }, { background: true })
      .catch(() => recorded.delete(step));
  }, [step]);
}
