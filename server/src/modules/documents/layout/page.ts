/** Measures of a page, in points (1/72 inch). A4 upright. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { left: 54, right: 54, top: 58, bottom: 78 } as const;
export const CONTENT_WIDTH = PAGE.width - MARGIN.left - MARGIN.right;
export const RIGHT_EDGE = PAGE.width - MARGIN.right;

/** White space between a field's edge and its text, so that boxes are drawn this much wider than their column. */
export const FIELD_INSET = 2;

/** Height of Roboto's capitals as a part of the size: centres text in a box. */
export const CAP_HEIGHT = 0.711;
