const registryBlock = /(<script type="application\/json" id="carcare-registry">)([\s\S]*?)(<\/script>)/;

/** The areas that development servers offer now; one that is still building is left out. */
export async function areasInDevelopment(origins) {
  const asked = origins.map(async (origin) => {
    const answer = await fetch(`${origin}/area.json`);
    return { ...(await answer.json()), integrity: {}, base: `${origin}/`, enabled: true };
  });
  const answers = await Promise.allSettled(asked);
  return answers.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
}

/** Puts areas in development into the registry of a page, in the place of the built ones. */
export function pageWithAreas(page, areas) {
  const [, , json] = registryBlock.exec(page) ?? [];
  if (!json) return page;
  const registry = JSON.parse(json);
  const replaced = registry.areas.filter(({ name }) => areas.some((area) => area.name === name));
  const others = registry.areas.filter((area) => !replaced.includes(area));
  const content = JSON.stringify({ ...registry, areas: [...others, ...areas] }).replaceAll('<', '\\u003c');
  const origins = areas.map(({ base }) => new URL(base).origin).join(' ');
  // The page's own tags would load the built area beside the one in development.
  const withoutBuilt = replaced.reduce(
    (rest, { base }) => rest.replaceAll(new RegExp(`<script defer[^>]* src="${base}[^>]*></script>`, 'g'), ''),
    page,
  );
  return withoutBuilt
    .replace(registryBlock, (_, open, __, close) => open + content + close)
    .replace('</head>', `<meta name="script-origins" content="${origins}" /></head>`);
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
