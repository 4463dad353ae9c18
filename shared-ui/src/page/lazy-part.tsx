import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';

/** Prerendering in Node knows no network. */
const isOffline = () => globalThis.navigator?.onLine === false;

/** A network that is there again may carry nothing yet: so often a script is asked for then, and so far apart. */
const triesOnceBack = 3;
const apartMs = 1_000;

/**
 * A script that did not come because there is no network is asked for again once there is one, also where it came back
 * while the script was being given up.
 */
async function withNetwork<Part>(load: () => Promise<Part>, triesLeft = 0): Promise<Part> {
  const startedOffline = isOffline();
  try {
    return await load();
  } catch (error) {
    if (isOffline()) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    else if (!startedOffline) {
      if (triesLeft === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, apartMs));
      return withNetwork(load, triesLeft - 1);
    }
    return withNetwork(load, triesOnceBack);
  }
}

interface LateProps<Props extends object> {
  part: () => LazyExoticComponent<ComponentType<Props>>;
  own: Props;
  fallback: ReactNode;
}

/** One drawing of a part: it keeps to the script that it asked for. */
function Late<Props extends object>({ part, own, fallback }: LateProps<Props>) {
  const [Part] = useState(part);
  return (
    <Suspense fallback={fallback}>
      <Part {...own} />
    </Suspense>
  );
}

/**
 * A part of a page in a chunk of its own. Without a network its place waits; where the script failed, whoever draws the
 * part anew asks for it anew, which `lazy` alone would never do.
 * @param fallback stands in its place while the script is on the way
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await withNetwork(load) };
      } catch (error) {
        asked = ask();
        throw error;
      }
    });
  let asked = ask();
  return (props) => <Late part={() => asked} own={props} fallback={fallback} />;
}
