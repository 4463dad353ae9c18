interface DevtoolsHook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  inject(renderer: unknown): number;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevtoolsHook;
  }
}

/**
 * Lets an area's development server find the page's React: React Refresh reads the renderers from this hook, and the
 * shell's react-dom registers itself here when it loads. Without it updates arrive and nothing renders again.
 */
export function installDevtoolsHook(): void {
  if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
    return;
  }
  const renderers = new Map<number, unknown>();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}
