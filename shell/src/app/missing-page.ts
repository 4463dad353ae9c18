import { createElement } from 'react';
import { lazyPart } from 'shared-ui';

/** The page of an address where no page lives, which comes when somebody meets one; its place is kept meanwhile. */
export const MissingPage = lazyPart(
  async () => (await import('../errors/pages')).NotFoundPage,
  createElement('div', { style: { minHeight: '100vh' } }),
);
