import { createHash } from 'node:crypto';

const fixed = [
  "default-src 'none'",
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
 * @param origins of areas that this browser takes from elsewhere: their files, and the sockets that tell of changes
 */
export function contentPolicy(page: string, origins: readonly string[] = []): string {
  const hashes = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  const sockets = new Set(origins.flatMap(socketsOf));
  const own = [
    ['script-src', "'self'", ...origins],
    ['connect-src', "'self'", ...origins, ...sockets],
    ['img-src', "'self'", 'data:', 'blob:', ...origins],
    ['font-src', "'self'", ...origins],
  ].map((rule) => rule.join(' '));
  return [...fixed, ...own, ["style-src 'self'", ...origins, ...hashes].join(' ')].join('; ');
}

/** A development server names the machine by its number, however the page calls it. */
function socketsOf(origin: string): readonly string[] {
  const socket = origin.replace(/^http/, 'ws');
  return [socket, socket.replace('//localhost', '//127.0.0.1')];
}
