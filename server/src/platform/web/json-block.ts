/** JSON in a script element: a data block, which the policy lets in as it is never run, and which cannot end itself. */
export function jsonBlock(id: string, value: unknown): string {
  return dataBlock(`type="application/json" id="${id}"`, value);
}

/** An item of schema.org, without its `@context`. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** Schema.org data for search engines. */
export function linkedData(value: unknown): string {
  return dataBlock('type="application/ld+json"', value);
}

function dataBlock(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
