import { PDF } from '@libpdf/core';
import { embedFonts, type Fonts } from '../layout/fonts';
import { type FormValues, withComposedValues } from './composed-values';
import { type FieldBox, fieldBoxes } from './field-boxes';
import { FillError } from './fill-error';
import { hasRoom } from './fit-text';
import { shownValue } from './shown-value';

export interface FitRequest {
  readonly form: Uint8Array;
  readonly values: readonly FormValues[];
}

/** Of each set of values the first field of a form that cannot hold it, null where all can. Nothing is drawn. */
export async function misfits({ form, values }: FitRequest): Promise<(string | null)[]> {
  const pdf = await PDF.load(form);
  const fonts = await embedFonts(pdf);
  const boxes = fieldBoxes(pdf, null);
  return values.map((given) => {
    const complete = withComposedValues(given);
    try {
      return boxes.find((box) => !fits(fonts, box, complete[box.field]))?.field ?? null;
    } catch (error) {
      if (error instanceof FillError) return error.field;
      throw error;
    }
  });
}

/** @throws FillError where the box cannot show the value, whatever its room */
function fits(fonts: Fonts, box: FieldBox, value: string | boolean | undefined): boolean {
  const shown = shownValue(fonts, box, value);
  return shown?.kind !== 'text' || hasRoom(shown.text, shown.font, box);
}
