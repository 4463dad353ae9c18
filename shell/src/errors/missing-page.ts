import { lazy } from 'react';

/** The page of an address where no page lives, which comes when somebody meets one. */
export const MissingPage = lazy(async () => ({ default: (await import('./not-found-page')).NotFoundPage }));
