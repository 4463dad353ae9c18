const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  // What licences ask to be said of the scripts.
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
};

/** For what never changes under its name. */
export const keptForAYear = 'public, max-age=31536000, immutable';

/** The media type of a built file by its name; undefined for what is not served, such as source maps. */
export function fileType(name: string): string | undefined {
  return types[name.split('.').at(-1) ?? ''];
}
