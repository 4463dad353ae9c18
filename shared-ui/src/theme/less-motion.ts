/** Whether the person asked for less motion, in the system or the browser. Only where there is a window. */
export function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How a page moves to another place of itself: with reduced motion at once. */
export function scrollBehavior(): 'auto' | 'smooth' {
  return wantsLessMotion() ? 'auto' : 'smooth';
}
