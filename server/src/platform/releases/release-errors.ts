import type { PieceReleases } from 'shared-api/release';
import { t } from '../i18n';
import { messages } from './messages';

/** What is asked does not fit the piece as it is; the message is an Italian sentence for the person. */
export class ReleaseRefusal extends Error {
  override readonly name = 'ReleaseRefusal';
}

/** Somebody else changed the piece since the person looked. */
export class StaleReleaseError extends Error {
  override readonly name = 'StaleReleaseError';

  constructor(
    /** The piece as it is now. */
    readonly now: PieceReleases,
  ) {
    super(t(messages.stale));
  }
}

/** Another writer holds the registry for too long. */
export class RegistryBusyError extends Error {
  override readonly name = 'RegistryBusyError';

  constructor() {
    super(t(messages.busy));
  }
}
