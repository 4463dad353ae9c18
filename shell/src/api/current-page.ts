import { shellVersion } from '../registry/registry-store';

export interface CurrentPage {
  /** The area on the page, or `shell`. */
  readonly area: string;
  readonly version: string;
  /** The route's pattern, such as `/contract/{contract_uid}`: an address may hold what is nobody's business. */
  readonly pattern: string;
}

let page: CurrentPage | undefined;

export function setCurrentPage(next: CurrentPage): void {
  page = next;
}

export function currentPage(): CurrentPage {
  return page ?? { area: 'shell', version: shellVersion(), pattern: '/' };
}
