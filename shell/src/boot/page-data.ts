import { type PageConfig, pageConfig, type Registry, registry } from 'shared-api/host';
import * as z from 'shared-api/schema';

function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** What the server wrote into the page as JSON blocks. */
export interface PageData extends Registry {
  readonly config: PageConfig;
}

/** Reads the blocks; a page without `#carcare-config` is taken for production. */
export function readPageData(): PageData {
  return {
    ...registry.parse(readBlock('carcare-registry')),
    config: pageConfig.parse(readBlock('carcare-config') ?? { stage: 'production' }),
  };
}

const ruleIds = z.array(z.string());

/** The rules that the prerendered page brought with its style, by Emotion's ids; none on any other page. */
export function readPrerenderedIds(): string[] {
  return ruleIds.parse(readBlock('carcare-prerendered') ?? []);
}
