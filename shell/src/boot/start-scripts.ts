import { whenIdle } from '../loader/when-idle';

/** The first of these is a person who is about to use the page. */
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Runs the scripts that the server put into a template: a prerendered page works without them, so that they wait until
 * the page has painted and the browser is idle, or until somebody touches the page.
 */
export function startScriptsWhenWanted(template: HTMLTemplateElement): void {
  function start(): void {
    if (!template.isConnected) {
      return;
    }
    for (const touch of touches) {
      document.removeEventListener(touch, start, true);
    }
    const scripts = [...template.content.querySelectorAll('script')].map((script) => document.importNode(script, true));
    template.remove();
    for (const script of scripts) {
      // In their order, which `defer` does not promise to a script that is put in.
      script.async = false;
    }
    document.body.append(...scripts);
  }

  for (const touch of touches) {
    document.addEventListener(touch, start, { capture: true, passive: true });
  }
  const afterPaint = () => requestAnimationFrame(() => whenIdle(start));
  if (document.readyState === 'complete') {
    afterPaint();
  } else {
    window.addEventListener('load', afterPaint, { once: true });
  }
}
