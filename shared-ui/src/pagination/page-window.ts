const PAGE_BUTTONS = 5;

/** The page numbers to show: five, around the present one where there is room. */
export function pageWindow(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_BUTTONS / 2), last - PAGE_BUTTONS + 1));
  return Array.from({ length: Math.min(PAGE_BUTTONS, last) }, (_, index) => first + index);
}
