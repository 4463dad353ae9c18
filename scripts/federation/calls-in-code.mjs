const route = /method:"(GET|POST|PATCH|PUT|DELETE)",path:"(\/[^"]*)"/g;

/**
 * The calls whose routes lie in built scripts: those of every contract that was bound.
 * @param {string} code minified
 * @returns {{ method: string, path: string }[]}
 */
export function callsInCode(code) {
  const found = [...code.matchAll(route)].map(([, method, address]) => [
    `${method} ${address}`,
    { method, path: address },
  ]);
  return [...new Map(found).values()];
}
