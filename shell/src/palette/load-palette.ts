import type { ComponentType } from 'react';

/** The palette's script. Staff have it loaded before they press the keys, so that no letter gets lost. */
export async function loadPalette(): Promise<ComponentType> {
  return (await import('./palette')).Palette;
}
