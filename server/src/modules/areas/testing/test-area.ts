import { join } from 'node:path';
import type { AreaStatus } from 'shared-api/entities';
import { type Registry, registry } from 'shared-api/release';
import { areaBuild } from '../../../platform/releases/testing/build-of';
import type { SignedIn, TestApp } from '../../../platform/testing';

/** The area of one test, of which 1.1.0 is live, 1.0.0 was before, and 1.2.0 is published. */
export interface TestArea {
  read(): Promise<AreaStatus>;
  change(what: string, body?: object, headers?: Record<string, string>): ReturnType<TestApp['call']>;
  /** As the page of a browser with a low bucket finds it. */
  onThePage(): Promise<Registry['areas'][number] | undefined>;
}

/** @param builds a folder for the area's builds */
export async function releaseArea(
  { api, admin, builds }: { readonly api: TestApp; readonly admin: SignedIn; readonly builds: string },
  name: string,
): Promise<TestArea> {
  const { releases } = api.platform;
  const piece = `remote-${name}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const folder = areaBuild(join(builds, name, version), name, version, { title: 'Officina' });
    await releases.publish(piece, folder, { version, by: 'CI' });
  }
  for (const version of ['1.0.0', '1.1.0']) await releases.setLive(piece, version, { by: 'CI' });
  return {
    async read() {
      const answer = await api.call({ path: '/admin/system/areas', token: admin.token });
      const areas: AreaStatus[] = answer.json().data;
      const found = areas.find((area) => area.name === piece);
      if (found === undefined) throw new Error(`No ${piece}`);
      return found;
    },
    change: (what, body, headers = {}) =>
      api.call({
        method: 'POST',
        path: `/admin/system/areas/${piece}/${what}`,
        token: admin.token,
        headers,
        ...(body && { body }),
      }),
    async onThePage() {
      const answer = await api.app.http.inject({ url: '/registry.json', cookies: { bucket: '5' } });
      return registry.parse(answer.json()).areas.find((area) => area.name === name);
    },
  };
}
