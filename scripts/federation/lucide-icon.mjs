import { createElement } from 'react';

/**
 * Stands in for the factory of lucide-react in what is built: the library's own weighs more than all icons of a page, in
 * the shell and in each area.
 * @param {{ node: [tag: string, attributes: object][] }} drawing in 24 units
 */
export default function createLucideIcon({ node }) {
  return ({ size = 24, strokeWidth = 2, absoluteStrokeWidth = false, ...others }) => {
    const attributes = {
      'aria-hidden': true,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: absoluteStrokeWidth ? (strokeWidth * 24) / size : strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...others,
    };
    return createElement(
      'svg',
      attributes,
      node.map(([tag, parts]) => createElement(tag, parts)),
    );
  };
}
