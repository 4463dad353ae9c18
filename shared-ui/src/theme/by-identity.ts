import type { SystemContext } from '@chakra-ui/react';

type Css = SystemContext['css'];
type Cva = SystemContext['cva'];

/**
 * The same system, which recognises a recipe, and what a recipe came to, by being the very same object. Chakra makes an
 * element's recipe anew each time that the element is drawn, and finds what it computed before by writing all of its
 * styles out as a text: in a table most of the time that drawing took.
 */
export function byIdentity(system: SystemContext): SystemContext {
  return { ...system, cva: rememberRecipes(system.cva), css: rememberStyles(system.css) };
}

function rememberRecipes(cva: Cva): Cva;
function rememberRecipes(cva: (config: object) => object): (config: object) => object {
  const known = new WeakMap<object, object>();
  return (config) => {
    const recipe = known.get(config) ?? cva(config);
    known.set(config, recipe);
    return recipe;
  };
}

/** Of styles that stand alone; what is put together of several is computed as ever. */
function rememberStyles(css: Css): Css {
  const known = new WeakMap<object, ReturnType<Css>>();
  return (styles, ...others) => {
    if (styles === undefined || !others.every(isEmpty)) return css(styles, ...others);
    const computed = known.get(styles) ?? css(styles);
    known.set(styles, computed);
    return computed;
  };
}

function isEmpty(styles: object | undefined): boolean {
  return styles === undefined || Object.keys(styles).length === 0;
}
