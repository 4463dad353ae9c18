import { PDF } from '@libpdf/core';
import { embedFonts } from '../layout/fonts';
import { type FormValues, withComposedValues } from './composed-values';
import { fieldBoxes } from './field-boxes';
import { FillError } from './fill-error';
import { fitValue } from './fit-value';

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
      for (const box of boxes) fitValue(fonts, box, complete[box.field]);
      return null;
    } catch (error) {
      if (error instanceof FillError) return error.field;
      throw error;
    }
  });
}
