/** On every answer; a page of the product adds its own Content-Security-Policy. */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self), otp-credentials=(self)',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** An answer that is no page loads nothing and is framed nowhere. */
export const noContentPolicy = "default-src 'none'; frame-ancestors 'none'";
