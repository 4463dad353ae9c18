import { createElement } from 'react';
import { lazyPart } from 'shared-ui';
import { AreaPlaceholder } from '../loader/area-placeholder';

/** The page of an address where no page lives, which comes when somebody meets one. */
export const MissingPage = lazyPart(
  async () => (await import('../errors/not-found-page')).NotFoundPage,
  createElement(AreaPlaceholder),
);
