import { type Options, StyleSheet } from '@emotion/sheet';

/** Emotion's global sheets (reset, tokens, the order of layers) must come before its ordinary one. */
const globals = new Set<CSSStyleSheet>();

function adopt(sheet: CSSStyleSheet, isGlobal: boolean): void {
  const all = [...document.adoptedStyleSheets];
  const end = isGlobal ? all.findLastIndex((other) => globals.has(other)) + 1 : all.length;
  if (isGlobal) globals.add(sheet);
  document.adoptedStyleSheets = all.toSpliced(end, 0, sheet);
}

/**
 * Emotion's sheet on a constructable style sheet: it writes no style element, so the CSP's `style-src 'self'` needs
 * no nonce and the HTML can be the same for everybody.
 */
export class AdoptedSheet extends StyleSheet {
  private readonly sheet = new CSSStyleSheet();

  constructor(options: Options) {
    super(options);
    adopt(this.sheet, options.key.endsWith('-global'));
  }

  override insert(rule: string): void {
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length);
    } catch {
      // A vendor's selector that this browser does not know; Emotion's own sheet ignores it as well.
    }
  }

  override hydrate(): void {}

  override flush(): void {
    this.sheet.replaceSync('');
  }
}

/** Can this browser (not jsdom, not a server) adopt constructed sheets? */
export function canAdoptSheets(): boolean {
  return (
    typeof document !== 'undefined' && 'adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype
  );
}
