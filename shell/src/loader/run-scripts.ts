const run = new WeakSet<EventTarget>();

/** From now on remembers the scripts that the page runs: what has run says so only once. */
export function noteRunScripts(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) run.add(target);
    },
    true,
  );
}

export function hasRun(script: HTMLScriptElement): boolean {
  return run.has(script);
}
