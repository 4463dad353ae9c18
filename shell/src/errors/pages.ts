/** The pages in place of a page, in one script: each alone is too small to be worth a name in the first one. */
export { AccountDisabledPage } from './account-disabled-page';
export { ForbiddenPage } from './forbidden-page';
export { NotFoundPage } from './not-found-page';
