import { assets } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import { t } from '../../platform/i18n';
import { assetMessages } from './assets.messages';
import type { AssetsService } from './assets.service';

export function assetsRoutes(service: AssetsService): readonly Implementation[] {
  return [
    implement(assets.list, async ({ caller, query }) => ({ status: 200, body: await service.list(caller, query) })),
    implement(assets.upload, async ({ caller, file }) => ({
      status: 201,
      body: { data: await service.upload(caller, file), message: t(assetMessages.saved) },
    })),
  ];
}
