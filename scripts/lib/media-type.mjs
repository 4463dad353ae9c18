import path from 'node:path';

const types = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The media type of a built file, by its name. */
export const mediaType = (file) => types[path.extname(file)] ?? 'application/octet-stream';
