import type { ComponentType } from 'react';

/** The palette's script, which staff have at the first sign of work. */
export async function loadPalette(): Promise<ComponentType> {
  return (await import('./palette')).Palette;
}
