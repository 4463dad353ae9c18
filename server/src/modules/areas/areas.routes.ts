import { adminSystem } from 'shared-api/contracts';
import type { AreaStatus } from 'shared-api/entities';
import { areaOf, pieceOf, type ReleaseNote, releaseNameOf } from 'shared-api/release';
import { invalid } from '../../platform/errors';
import { type Implementation, implement } from '../../platform/http';
import { type Text, t } from '../../platform/i18n';
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
  const change = ({ params, scope, expectVersion }: Asked, field: string, make: AreaChange['make']) =>
    areas.change({ name: params.name, uid: scope.uid, expectVersion, field, make });

  return [
    implement(adminSystem.listAreas, async ({ scope }) => {
      const data = await areas.list(scope.uid);
      // With a version the list has an ETag: who asks every 30 seconds gets it again only when something changed.
      const version = data.reduce((newest, area) => Math.max(newest, area.version), 0);
      return { status: 200, version, body: { data } };
    }),
    implement(adminSystem.rollBackArea, async (call) => {
      const { area, what } = await change(call, 'version', (piece, by) => store.rollBack(piece, call.body.version, by));
      return answer(area, t(backText(what), { version: releaseNameOf(area.live) }));
    }),
    implement(adminSystem.startCanary, async (call) => {
      const { version, ...trial } = call.body;
      const { area } = await change(call, 'version', (piece, by) => store.startCanary(piece, version, trial, by));
      const { percent } = trial;
      return answer(area, t(startedText(area.canary), { version: area.canary?.version ?? version, percent }));
    }),
    implement(adminSystem.promoteCanary, async (call) => {
      const { area } = await change(call, 'version', store.promote);
      return answer(area, t(messages.promoted, { version: releaseNameOf(area.live) }));
    }),
    implement(adminSystem.disableArea, async (call) => {
      const { reason, confirm } = call.body;
      const name = pieceOf(areaOf(call.params.name));
      if (confirm !== name) throw invalid({ confirm: [t(messages.confirm, { name })] });
      const { area } = await change(call, 'name', (piece, by) => store.disable(piece, reason, by));
      return answer(area, t(messages.disabled));
    }),
    implement(adminSystem.enableArea, async (call) => {
      const { area } = await change(call, 'name', store.enable);
      return answer(area, t(messages.enabled));
    }),
  ];
}

/** What came of a step back: a version that was not live before goes live like any other. */
function backText(what: ReleaseNote['what'] | undefined): Text {
  if (what === 'canary_stopped') return messages.canaryStopped;
  return what === 'live' ? messages.promoted : messages.rolledBack;
}

/** Who has the version that is on trial now. */
function startedText(canary: AreaStatus['canary']): Text {
  if (canary?.audience === undefined) return messages.canaryStarted;
  return canary.percent === 0 ? messages.canaryForChosen : messages.canaryForChosenAndShare;
}

function answer(area: AreaStatus, message: string) {
  return { status: 202, version: area.version, body: { data: area, message } } as const;
}
