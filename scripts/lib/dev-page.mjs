const registryBlock = /(<script type="application\/json" id="carcare-registry">)([\s\S]*?)(<\/script>)/;
const scriptTag = /<script defer[^>]* src="([^"]*)"[^>]*><\/script>/g;

/** The areas that development servers offer now; one that is still building is left out. */
export async function areasInDevelopment(origins) {
  const asked = origins.map(async (origin) => {
    const answer = await fetch(`${origin}/area.json`);
    return { ...(await answer.json()), integrity: {}, base: `${origin}/`, enabled: true };
  });
  const answers = await Promise.allSettled(asked);
  return answers.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
}

/**
 * A registry with areas in development in the place of the live ones, and with the shell that the page really has: a
 * page would else take itself for outdated.
 * @param {object} registry what the server writes into pages and answers at `/registry.json`
 * @param {object[]} areas
 * @param {{ version: string, build: string, base: string }} [shell] left out, it is the live one
 */
export function registryWith(registry, areas, shell = registry.shell) {
  const others = registry.areas.filter(({ name }) => !areas.some((area) => area.name === name));
  return { ...registry, areas: [...others, ...areas], shell };
}

/** Puts areas in development into the registry of a page, in the place of the built ones. */
export function pageWithAreas(page, areas, shell) {
  const [, , json] = registryBlock.exec(page) ?? [];
  if (!json) return page;
  const registry = JSON.parse(json);
  const replaced = registry.areas.filter(({ name }) => areas.some((area) => area.name === name));
  const content = JSON.stringify(registryWith(registry, areas, shell)).replaceAll('<', '\\u003c');
  const origins = areas.map(({ base }) => new URL(base).origin).join(' ');
  // The page's own tags would load the built area beside the one in development.
  const isBuilt = (source) => replaced.some(({ base }) => source.startsWith(base));
  return page
    .replaceAll(scriptTag, (tag, source) => (isBuilt(source) ? '' : tag))
    .replace(registryBlock, (_, open, __, close) => open + content + close)
    .replace('</head>', `<meta name="script-origins" content="${origins}" /></head>`);
}

/**
 * Puts other scripts into the place of the shell's, in their order.
 * @param {string} base where the page's own shell has its files
 * @param {string[]} tags
 */
export function pageWithShellScripts(page, base, tags) {
  let isFirst = true;
  return page.replaceAll(scriptTag, (tag, source) => {
    if (!source.startsWith(base)) return tag;
    const put = isFirst ? tags.join('') : '';
    isFirst = false;
    return put;
  });
}

/** Lets a page load from the development servers and hear of changes; everything else stays forbidden. */
export function policyWithOrigins(policy, origins) {
  const http = origins.join(' ');
  const sockets = http.replaceAll('http:', 'ws:');
  return policy
    .split('; ')
    .map((rule) => {
      if (rule.startsWith('connect-src')) return `${rule} ${http} ${sockets}`;
      return /^(script|style|img|font)-src/.test(rule) ? `${rule} ${http}` : rule;
    })
    .join('; ');
}
