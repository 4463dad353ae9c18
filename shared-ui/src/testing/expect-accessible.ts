import axe from 'axe-core';

/**
 * Fails with axe's own sentences when the element breaks WCAG 2.2 A or AA. Colour contrast needs a real browser and
 * is checked there.
 */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
