import type { AreaRecord } from 'shared-api/host';

/** The versions of areas that run in this page, or are on their way into it, by the area's name. */
export const areasInPage = new Map<string, AreaRecord>();
