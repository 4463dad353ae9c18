export interface CurrentPage {
  /** The area on the page, or `shell`. */
  readonly area: string;
  readonly version: string;
  /** The route's pattern, such as `/contract/{contract_uid}`: an address may hold what is nobody's business. */
  readonly pattern: string;
}

/** Until a page is drawn, and a released version is known, what reports come from. */
let page: CurrentPage = { area: 'shell', version: __APP_VERSION__, pattern: '/' };

export function setCurrentPage(next: CurrentPage): void {
  page = next;
}

export function currentPage(): CurrentPage {
  return page;
}
