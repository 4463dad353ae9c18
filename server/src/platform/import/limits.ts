/** Lines below the heading (decisions.md section 4). */
export const maxLines = 5_000;
export const maxColumns = 200;
/** Of a workbook's parts, once inflated. */
export const maxInflatedBytes = 32 * 1024 * 1024;
/** Sheets of texts and numbers shrink to a tenth or so; a bomb to a thousandth. */
export const maxRatio = 150;
/** Below this size a part may shrink as it likes. */
export const harmlessBytes = 1024 * 1024;
export const maxParts = 500;
