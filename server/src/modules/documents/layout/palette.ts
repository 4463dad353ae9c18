import { rgb } from '@libpdf/core';

function hex(colour: string) {
  const channel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return rgb(channel(1), channel(3), channel(5));
}

/** The ink-on-paper colours of the product, as PDF colours. */
export const palette = {
  ink: hex('#05141f'),
  muted: hex('#4F6475'),
  hairline: hex('#D5DCE1'),
  brand: hex('#335066'),
  ground: hex('#F5F7F8'),
  paper: hex('#FFFFFF'),
} as const;
