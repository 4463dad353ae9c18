import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A script that brings an overlay. */
export interface LateScript {
  newest: ComponentType;
}

/** The script of an overlay, which comes when that is drawn for the first time. */
export function lateScript(load: () => Promise<ComponentType>): LateScript {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // `lazy` keeps its failure: who draws the overlay anew asks for the script again.
        script.newest = begin();
        throw error;
      }
    });
  const script: LateScript = { newest: begin() };
  return script;
}

export function LateOverlay({ script }: { script: LateScript }) {
  // The same for as long as this one is drawn: React draws what failed a second time at once.
  const [Overlay] = useState(() => script.newest);
  return (
    <Suspense fallback={null}>
      <Overlay />
    </Suspense>
  );
}
