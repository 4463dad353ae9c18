/**
 * The declarations that an element, or one of its pseudo-elements, is given in forced colours (Windows' high contrast):
 * there grounds, shadows and clear edges are taken away, and with them whatever they alone would say.
 */
export function inForcedColors(element: Element, pseudo = ''): string {
  const given = [...document.styleSheets]
    .flatMap(({ cssRules }) => forcedStyles(cssRules))
    .filter(({ selectorText }) => matches(element, selectorText, pseudo))
    .map(({ style }) => style.cssText);
  // A sheet may have come to the page twice.
  return [...new Set(given)].join(' ');
}

/** The style rules under a condition on forced colours, whatever layers they lie in. */
function forcedStyles(rules: CSSRuleList, forced = false): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (isStyle(rule)) return forced ? [rule] : [];
    return isGroup(rule) ? forcedStyles(rule.cssRules, forced || rule.cssText.startsWith('@media (forced-colors')) : [];
  });
}

/** jsdom's rules are no instances of the window's classes. */
function isStyle(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule;
}

function isGroup(rule: CSSRule): rule is CSSGroupingRule {
  return 'cssRules' in rule;
}

function matches(element: Element, selector: string, pseudo: string): boolean {
  const [own, ...pseudos] = selector.split('::');
  return own !== undefined && pseudos.map((name) => `::${name}`).join('') === pseudo && element.matches(own);
}
