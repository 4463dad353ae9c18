import { type Options, StyleSheet } from '@emotion/sheet';

/** Emotion's global sheets (reset, tokens, the order of layers) must come before its ordinary ones. */
const globals = new Set<CSSStyleSheet>();

function adopt(sheet: CSSStyleSheet, isGlobal: boolean): void {
  const all = [...document.adoptedStyleSheets];
  const end = isGlobal ? all.findLastIndex((other) => globals.has(other)) + 1 : all.length;
  if (isGlobal) globals.add(sheet);
  document.adoptedStyleSheets = all.toSpliced(end, 0, sheet);
}

/**
 * Emotion's sheet on constructable style sheets: it writes no style element, so the CSP's `style-src 'self'` needs no
 * nonce and the HTML can be the same for everybody.
 *
 * Rules that are inserted together have a sheet of their own. A browser that sees a rule of a layer join a sheet that
 * it knows computes every style of the page anew, fonts too: 100 to 200 ms in a long list (npm run bench --
 * interactions), where a new sheet costs 3.
 */
export class AdoptedSheet extends StyleSheet {
  private readonly isGlobalSheet: boolean;
  private sheets: readonly CSSStyleSheet[] = [];
  private newest: CSSStyleSheet | null = null;

  constructor(options: Options) {
    super(options);
    this.isGlobalSheet = options.key.endsWith('-global');
  }

  override insert(rule: string): void {
    this.newest ??= this.begin();
    try {
      this.newest.insertRule(rule, this.newest.cssRules.length);
    } catch {
      // A vendor's selector that this browser does not know; Emotion's own sheet ignores it as well.
    }
  }

  override hydrate(): void {}

  override flush(): void {
    const own = new Set(this.sheets);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !own.has(sheet));
    this.sheets = [];
    this.newest = null;
  }

  /** A sheet for what is drawn now: the browser looks at it once this task is over. */
  private begin(): CSSStyleSheet {
    const sheet = new CSSStyleSheet();
    adopt(sheet, this.isGlobalSheet);
    this.sheets = [...this.sheets, sheet];
    queueMicrotask(() => {
      this.newest = null;
    });
    return sheet;
  }
}

/** Can this browser (not jsdom, not a server) adopt constructed sheets? */
export function canAdoptSheets(): boolean {
  return (
    typeof document !== 'undefined' && 'adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype
  );
}
