import { passkeys } from 'shared-api/contracts';
import type { Passkey } from 'shared-api/entities';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { addPasskey, preparePasskey, removePasskey, renamePasskey } from './add-passkey';
import { passkeysOf, type StoredPasskey } from './passkeys.repository';
import { passkeyRequest } from './prove-passkey';

/** What a person's passkeys are kept by; signing in by one stands with the other ways in. */
export function passkeysRoutes(context: AuthContext): readonly Implementation[] {
  return [
    implement(passkeys.request, async () => ({ status: 200, body: { data: await passkeyRequest(context) } })),
    implement(passkeys.list, async ({ caller }) => ({
      status: 200,
      body: { data: (await passkeysOf(context.db.read, caller.uid)).map(passkeyView) },
    })),
    implement(passkeys.prepare, async ({ caller }) => ({
      status: 200,
      body: { data: await preparePasskey(context, caller.uid) },
    })),
    implement(passkeys.add, async ({ caller, client, body }) => {
      const owner = { uid: caller.uid, sessionId: caller.session_id, userAgent: client.userAgent };
      const added = await addPasskey(context, owner, body);
      return { status: 201, body: { data: passkeyView(added), message: t(authMessages.passkeyAdded) } };
    }),
    implement(passkeys.rename, async ({ caller, params, body }) => {
      const renamed = await renamePasskey(context, caller.uid, params.id, body.name);
      return { status: 202, body: { data: passkeyView(renamed), message: t(authMessages.passkeyNamed) } };
    }),
    implement(passkeys.remove, async ({ caller, params }) => {
      await removePasskey(context, caller.uid, params.id);
      return { status: 204 };
    }),
  ];
}

function passkeyView({ id, name, created_at, last_used_at }: StoredPasskey): Passkey {
  return { id, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}
