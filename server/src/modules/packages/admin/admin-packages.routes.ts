import { adminPackages } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { adminPackageMessages as messages } from './admin-packages.messages';
import type { AdminPackagesService } from './admin-packages.service';

/** What the operator does with single packages. */
export function adminPackagesRoutes(packages: AdminPackagesService): readonly Implementation[] {
  return [
    implement(adminPackages.search, async ({ query }) => ({ status: 200, body: await packages.search(query) })),
    implement(adminPackages.get, async ({ params }) => {
      const data = await packages.get(params.id);
      return { status: 200, body: { data }, version: data.version };
    }),
    implement(adminPackages.listVersions, async ({ scope, params }) => ({
      status: 200,
      body: { data: await packages.listVersions(scope, params.id) },
    })),
    implement(adminPackages.create, async ({ scope, body }) => {
      const data = await packages.create(scope, body);
      return { status: 201, body: { data, message: t(messages.created) }, version: data.version };
    }),
    implement(adminPackages.update, async ({ scope, params, body, expectVersion }) => {
      const data = await packages.update({ scope, id: params.id, fields: body, expectVersion });
      return { status: 202, body: { data, message: t(messages.saved) }, version: data.version };
    }),
    implement(adminPackages.previewPrice, async ({ body }) => ({
      status: 200,
      body: { data: packages.tryPrice(body) },
    })),
    implement(adminPackages.clearAll, async ({ scope }) => ({
      status: 202,
      body: { message: t(messages.cleared, { count: await packages.clear(scope) }) },
    })),
  ];
}
