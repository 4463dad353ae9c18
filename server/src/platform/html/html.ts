/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | readonly Html[] | null;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped, unless they are HTML themselves. */
export function html(fixed: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(fixed.map((part, index) => part + written(values[index] ?? null)).join(''));
}

function written(value: Piece): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  return value.map((piece) => piece.text).join('');
}
