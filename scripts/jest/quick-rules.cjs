/**
 * jsdom asks of every rule of the page whether its whole selector fits an element whose style is wanted: a quarter of the
 * component tests' time. As in a browser, a rule is out at once when its last part names a tag or a class that the
 * element has not; jsdom decides on the others. To be required before jsdom.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

const decide = selectors.matchesDontThrow;
/** By selector; null where it takes the whole of it to tell. */
const needs = new Map();

selectors.matchesDontThrow = (element, selector) => {
  // A layer has none, nor do keyframes: jsdom would look for an element by the name of "undefined".
  if (selector === undefined) return false;
  let needed = needs.get(selector);
  if (needed === undefined) {
    needed = needsOf(selector);
    needs.set(selector, needed);
  }
  return needed !== null && !needed.some((one) => has(element, one)) ? false : decide(element, selector);
};

/** Of each selector of a list, the tag and the classes that its last part names. */
function needsOf(list) {
  if (/[\\|]/.test(list)) return null;
  let plain = list.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return {
      tag: /^[\w-]+/.exec(last)?.[0].toLowerCase(),
      classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
    };
  });
}

function has(element, { tag, classes }) {
  if (tag !== undefined && element._localName.toLowerCase() !== tag) return false;
  if (classes.length === 0) return true;
  const own = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  return classes.every((name) => own.includes(name));
}
