import { type PageConfig, pageConfig, type Registry, registry } from 'shared-api/host';

function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** What the server wrote into the page as JSON blocks. */
export interface PageData {
  readonly areas: Registry['areas'];
  readonly config: PageConfig;
}

/** Reads the blocks; a page without `#carcare-config` is taken for production. */
export function readPageData(): PageData {
  return {
    areas: registry.parse(readBlock('carcare-registry')).areas,
    config: pageConfig.parse(readBlock('carcare-config') ?? { stage: 'production' }),
  };
}
