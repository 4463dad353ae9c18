import { createHash } from 'node:crypto';

const fixed = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

/**
 * The policy of a page: everything from our own origin, styles in the page by their hash. The browser's own Emotion
 * writes into constructable sheets, so that no nonce is needed and the HTML is the same for everybody.
 */
export function contentPolicy(page: string): string {
  const hashes = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return [...fixed, ["style-src 'self'", ...hashes].join(' ')].join('; ');
}
