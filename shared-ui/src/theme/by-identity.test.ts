import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { byIdentity } from './by-identity';

const plain = createSystem(defaultBaseConfig);
const recipe = { base: { display: 'flex' }, variants: { wide: { yes: { width: '100%' } } } };

test('a recipe and what it came to are made once, and are what Chakra makes of them', () => {
  const css = jest.fn(plain.css);
  const system = byIdentity({ ...plain, css });

  const styles = system.cva(recipe)({ wide: 'yes' });
  expect(styles).toEqual(plain.cva(recipe)({ wide: 'yes' }));
  expect(system.cva(recipe)).toBe(system.cva(recipe));

  expect(system.css(styles, {})).toEqual(plain.css(styles, {}));
  expect(system.css(styles)).toBe(system.css(styles, {}, undefined));
  expect(css).toHaveBeenCalledTimes(1);
});

test('styles that are put together of several are told from those that stand alone', () => {
  const system = byIdentity(plain);
  const base = { display: 'flex' } as const;
  expect(system.css(base, { display: 'grid' })).toEqual(plain.css(base, { display: 'grid' }));
  expect(system.css(base)).toEqual(plain.css(base));
  expect(system.cva({ base: { display: 'grid' } })({})).not.toEqual(system.cva({ base })({}));
});
