import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EmbeddedFont, PDF } from '@libpdf/core';

const files = {
  regular: '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
  medium: '@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf',
  semibold: '@expo-google-fonts/roboto/600SemiBold/Roboto_600SemiBold.ttf',
} as const;

export type FontWeight = keyof typeof files;
export type Fonts = Readonly<Record<FontWeight, EmbeddedFont>>;

const resolve = createRequire(import.meta.url).resolve;
const loaded = new Map<FontWeight, Promise<Uint8Array>>();

/** The font's file, read once for the process. */
function fontFile(weight: FontWeight): Promise<Uint8Array> {
  const known = loaded.get(weight);
  if (known) return known;
  const file = readFile(resolve(files[weight])).then((bytes) => new Uint8Array(bytes));
  loaded.set(weight, file);
  return file;
}

/**
 * Embeds the three weights of Roboto; what is not used does not end up in the file when it is saved with subsets.
 * The library never cuts down a font that is used in a form field: here no field outlives the filling, and the
 * built-in form needs no more letters than it shows.
 */
export async function embedFonts(pdf: PDF): Promise<Fonts> {
  const [regular, medium, semibold] = await Promise.all([
    fontFile('regular'),
    fontFile('medium'),
    fontFile('semibold'),
  ]);
  const fonts = { regular: pdf.embedFont(regular), medium: pdf.embedFont(medium), semibold: pdf.embedFont(semibold) };
  for (const font of Object.values(fonts)) font.canSubset = () => true;
  return fonts;
}
