import { managerContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type ContractsContext, staffAnswers } from '../../contracts';
import { showQr } from '../counter/show-qr';
import { identityMessages } from '../identity/identity.messages';
import { recordIdentity } from '../identity/record-identity';

/** How a dealer has a contract signed at the counter: people are identified there, and turn to its screen. */
export function managerSigningRoutes(context: ContractsContext): readonly Implementation[] {
  const { changed } = staffAnswers(context);
  return [
    implement(managerContracts.getQr, async ({ scope, params }) => ({
      status: 200,
      body: { data: await showQr(context, scope, params.contract_uid) },
    })),
    implement(managerContracts.recordIdentity, (call) =>
      changed(
        call,
        (staff) => recordIdentity(context, staff, call.body, call.file),
        () => t(identityMessages.recorded),
      ),
    ),
  ];
}
