import { adminStores } from 'shared-api/contracts';
import { methodIs, paymentMethods } from 'shared-api/domain';
import type { ImportReport, Store } from 'shared-api/entities';
import { type Call, type Implementation, implement } from '../../../platform/http';
import { type Text, t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import { commitStoresImport, tryStoresImport } from '../import/import-stores';
import { storeTemplate } from '../import/store-template';
import { offeredMethod } from '../payment-method.view';
import { refusingTakenCode } from '../staff/code-taken';
import { readStore } from '../staff/read-store';
import { storeReadingRoutes } from '../staff/staff-stores.routes';
import type { StaffStoresService } from '../staff/staff-stores.service';
import { storeMessages } from '../stores.messages';
import { attachManager, detachManager } from './attach-manager';
import { createStore } from './create-store';
import { type CountLiveContracts, destroyStore, type StoreCall } from './destroy-store';

type OfOneStore = Call<typeof adminStores.destroy>;

/** What the operator does with any store. */
export function adminStoresRoutes(
  platform: Pick<Platform, 'db' | 'clock' | 'keys' | 'sessions' | 'outbox' | 'env' | 'workers'>,
  stores: StaffStoresService,
  countLiveContracts: CountLiveContracts,
): readonly Implementation[] {
  const { db, workers, clock, keys, sessions, outbox, env } = platform;
  const { publicUrl, takesCards } = env;
  const context = { clock, keys, sessions, outbox, publicUrl, takesCards, countLiveContracts };
  const imports = { db, workers, clock, keys, takesCards };

  const updating = (entry: typeof adminStores.patch | typeof adminStores.update) =>
    implement(entry, async ({ scope, caller, params, body, expectVersion }) => {
      const data = await stores.update({ scope, caller, storeUid: params.store_uid, fields: body, expectVersion });
      return changed(data, storeMessages.saved);
    });

  async function withManager(call: Call<typeof adminStores.attachManager>, change: typeof attachManager, said: Text) {
    const data = await db.lastTransaction(async (tx) => {
      await change(tx, context, { ...storeCallOf(call), userUid: call.body.user_uid });
      return readStore(tx, call.scope, call.params.store_uid, takesCards);
    });
    return changed(data, said);
  }

  return [
    ...storeReadingRoutes(stores, { ...adminStores, list: adminStores.search }),
    implement(adminStores.listPaymentMethods, async () => ({
      status: 200,
      body: {
        data: paymentMethods.map((code) => ({
          ...offeredMethod(code),
          available: takesCards || !methodIs('online', code),
        })),
      },
    })),
    implement(adminStores.create, async ({ scope, caller, body }) => {
      const data = await refusingTakenCode(
        db.lastTransaction(async (tx) =>
          readStore(tx, scope, await createStore(tx, context, caller, body), takesCards),
        ),
      );
      return { status: 201, body: { data, message: t(storeMessages.created) }, version: data.version };
    }),
    implement(adminStores.import, async ({ scope, body: { mapping, dry_run }, file }) => {
      const request = { file, mapping };
      if (dry_run) return { status: 200, body: { data: await tryStoresImport(imports, request) } };
      return imported(await commitStoresImport(imports, { ...request, by: scope.uid }));
    }),
    implement(adminStores.getImportTemplate, async ({ query }) => ({
      status: 200,
      file: storeTemplate(query.format, clock.now()),
    })),
    updating(adminStores.patch),
    updating(adminStores.update),
    implement(adminStores.countLiveContracts, async ({ scope, params }) => {
      const { store_uid } = await readStore(db.read, scope, params.store_uid, takesCards);
      return { status: 200, body: { data: { count: await countLiveContracts(db.read, store_uid, clock.now()) } } };
    }),
    implement(adminStores.destroy, async (call) => {
      await db.lastTransaction((tx) => destroyStore(tx, context, storeCallOf(call)));
      return { status: 204 };
    }),
    implement(adminStores.attachManager, (call) => withManager(call, attachManager, storeMessages.managerAttached)),
    implement(adminStores.detachManager, (call) => withManager(call, detachManager, storeMessages.managerDetached)),
  ];
}

function storeCallOf({
  scope,
  params,
  expectVersion,
}: Pick<OfOneStore, 'scope' | 'params' | 'expectVersion'>): StoreCall {
  return { scope, storeUid: params.store_uid, expectVersion };
}

function imported(report: ImportReport) {
  const { create, update, unchanged } = report;
  const message = t(storeMessages.imported, { create, update, unchanged });
  return { status: 202 as const, body: { data: report, message } };
}

function changed(data: Store, said: Text) {
  return { status: 202 as const, body: { data, message: t(said) }, version: data.version };
}
