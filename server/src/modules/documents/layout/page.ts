/** Measures of a page, in points (1/72 inch). A4 upright. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { left: 54, right: 54, top: 58, bottom: 78 } as const;
export const CONTENT_WIDTH = PAGE.width - MARGIN.left - MARGIN.right;
export const RIGHT_EDGE = PAGE.width - MARGIN.right;
