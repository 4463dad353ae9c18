import { type PageConfig, pageConfig, type Registry, registry } from 'shared-api/host';

function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The areas of this page, from the JSON block that the server wrote into it. */
export function readRegistry(): Registry {
  return registry.parse(readBlock('carcare-registry'));
}

/** What the server says about itself; a page without the block is taken for production. */
export function readConfig(): PageConfig {
  return pageConfig.parse(readBlock('carcare-config') ?? { stage: 'production' });
}
