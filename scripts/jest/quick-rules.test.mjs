import { JSDOM } from 'jsdom';
import { implForWrapper } from 'jsdom/lib/jsdom/living/generated/utils.js';
import { matchesDontThrow } from 'jsdom/lib/jsdom/living/helpers/selectors.js';
import './quick-rules.cjs';

const { document } = new JSDOM(`
  <main class="a">
    <label for="x" class="a  b">Nome <input id="x" type="text" disabled data-state="open,shut"></label>
    <ul><li class="b">Uno</li><li class="a b c" hidden>Due</li></ul>
    <svg><linearGradient class="b"></linearGradient></svg>
    <p>Testo</p>
  </main>
`).window;

const selectors = [
  '*',
  'li',
  'LI',
  'p, li',
  'linearGradient',
  '.b',
  '.a.b',
  '.b.a, p',
  'li.b',
  'main > .a',
  'main .b + .b',
  'ul ~ *',
  '#x',
  'input#x.a',
  '[hidden]',
  'li[hidden]',
  '[data-state="open,shut"]',
  '[data-state*=","].a',
  ':disabled',
  'input:disabled',
  ':root',
  'li:not(.a)',
  ':not(.b)',
  ':is(.c, p)',
  '.a:is(.c, p)',
  ':where(main, ul) > :not(.b, p)',
  'li:nth-child(2)',
  'main:has(.c)',
  '.b\\:c',
  '.z, .c',
];

test.each(selectors)('%s fits the same elements as jsdom says by itself', (selector) => {
  const elements = [...document.querySelectorAll('*')];
  const quick = elements.filter((element) => matchesDontThrow(implForWrapper(element), selector));
  expect(quick.map(({ outerHTML }) => outerHTML)).toEqual(
    elements.filter((element) => element.matches(selector)).map(({ outerHTML }) => outerHTML),
  );
});

test('a rule without a selector, such as a layer, fits nothing', () => {
  expect(matchesDontThrow(implForWrapper(document.body), undefined)).toBe(false);
});
