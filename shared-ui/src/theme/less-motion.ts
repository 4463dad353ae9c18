/** Whether the person asked for less motion, in the system or the browser. Only where there is a window. */
export function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
