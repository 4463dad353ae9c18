import { accountDesk } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { savedWorkMessages } from '../saved-work.messages';
import type { ViewsService } from './views.service';

export function viewsRoutes(views: ViewsService): readonly Implementation[] {
  return [
    implement(accountDesk.listViews, async ({ caller, query }) => ({
      status: 200,
      body: { data: await views.list(caller, query.list) },
    })),
    implement(accountDesk.saveView, async ({ caller, body: { shared = false, ...view } }) => ({
      status: 201,
      body: { data: await views.save(caller, { ...view, shared }), message: t(savedWorkMessages.viewSaved) },
    })),
    implement(accountDesk.updateView, async ({ caller, params, body }) => ({
      status: 202,
      body: { data: await views.change(caller, params.id, body), message: t(savedWorkMessages.viewSaved) },
    })),
    implement(accountDesk.removeView, async ({ caller, params }) => {
      await views.remove(caller, params.id);
      return { status: 204 };
    }),
  ];
}
