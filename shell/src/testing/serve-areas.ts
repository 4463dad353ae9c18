import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { versionOfRemote } from '../loader/wanted-versions';

/** Gives what the module of a version of an area exports as `area`, as its chunks would; may fail or hang. */
export type Serve = (area: AreaRecord, attempt: number) => Promise<RemoteModule | undefined>;

/** Areas of tests name their entry by their container. */
const entry = /\/([^/]+)\.js(?:\?r=(\d+))?$/;

function run(script: HTMLScriptElement, serve: Serve): void {
  const [, container = '', attempt = '0'] = entry.exec(script.src) ?? [];
  const wanted = versionOfRemote(container);
  if (wanted === undefined) return;
  const get = async () => {
    const area = await serve(wanted.area, Number(attempt));
    return () => ({ area });
  };
  Reflect.set(window, container, { init: () => {}, get });
  script.dispatchEvent(new Event('load'));
}

/**
 * Stands in for the servers that areas come from: jsdom fetches no script. Everything else is real, federation and its
 * plugins included.
 * @returns the mock that answers; by itself it hangs
 */
export function serveAreas(): jest.MockedFunction<Serve> {
  const serve: jest.MockedFunction<Serve> = jest.fn();
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement) run(node, serve);
    }
  });
  observer.observe(document.head, { childList: true });
  return serve;
}
