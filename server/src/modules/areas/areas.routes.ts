import { adminSystem } from 'shared-api/contracts';
import type { AreaStatus } from 'shared-api/entities';
import { areaOf, pieceOf } from 'shared-api/release';
import { invalid } from '../../platform/errors';
import { type Implementation, implement } from '../../platform/http';
import { t } from '../../platform/i18n';
import type { ReleaseStore } from '../../platform/releases';
import { messages } from './areas.messages';
import type { AreaChange, AreasService } from './areas.service';

/** The part of a call that every change needs. */
interface Asked {
  readonly params: { readonly name: string };
  readonly scope: { readonly uid: string };
  expectVersion(version: number): void;
}

export function areasRoutes(areas: AreasService, store: ReleaseStore): readonly Implementation[] {
  const change = (
    { params, scope, expectVersion }: Asked,
    rest: Pick<AreaChange, 'field' | 'action' | 'data' | 'make'>,
  ) => areas.change({ name: params.name, uid: scope.uid, expectVersion, ...rest });

  return [
    implement(adminSystem.listAreas, async () => ({ status: 200, body: { data: await areas.list() } })),
    implement(adminSystem.rollBackArea, async (call) => {
      const { version } = call.body;
      const before = (await areas.list()).find(({ name }) => name === pieceOf(areaOf(call.params.name)));
      const endsCanary = version === undefined && before?.canary !== null;
      const area = await change(call, {
        field: 'version',
        action: endsCanary ? 'areas.canary-stopped' : 'areas.rolled-back',
        make: (piece, by) => store.rollBack(piece, version, by),
      });
      return answer(area, t(endsCanary ? messages.canaryStopped : messages.rolledBack, { version: area.live.version }));
    }),
    implement(adminSystem.startCanary, async (call) => {
      const { version, percent } = call.body;
      const area = await change(call, {
        field: 'version',
        action: 'areas.canary-started',
        data: { version, percent },
        make: (piece, by) => store.startCanary(piece, version, percent, by),
      });
      return answer(area, t(messages.canaryStarted, { version: area.canary?.version ?? version, percent }));
    }),
    implement(adminSystem.promoteCanary, async (call) => {
      const area = await change(call, { field: 'version', action: 'areas.promoted', make: store.promote });
      return answer(area, t(messages.promoted, { version: area.live.version }));
    }),
    implement(adminSystem.disableArea, async (call) => {
      const { reason, confirm } = call.body;
      const name = pieceOf(areaOf(call.params.name));
      if (confirm !== name) throw invalid({ confirm: [t(messages.confirm, { name })] });
      const make: AreaChange['make'] = (piece, by) => store.disable(piece, reason, by);
      return answer(await change(call, { field: 'name', action: 'areas.disabled', make }), t(messages.disabled));
    }),
    implement(adminSystem.enableArea, async (call) => {
      const area = await change(call, { field: 'name', action: 'areas.enabled', make: store.enable });
      return answer(area, t(messages.enabled));
    }),
  ];
}

function answer(area: AreaStatus, message: string) {
  return { status: 202, version: area.version, body: { data: area, message } } as const;
}
