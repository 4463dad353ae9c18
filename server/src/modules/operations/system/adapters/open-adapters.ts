import { join } from 'node:path';
import { hasEmbeddedDatabase } from '../../../../platform/db';
import { freeBytes } from '../../../../platform/free-bytes';
import type { MessageAdapter } from '../../../../platform/outbox';
import type { Platform } from '../../../../platform/platform';
import type { SealSigner } from '../../../documents';
import type { ErrorService } from '../../../telemetry';
import type { OpenVinService } from '../../../vehicles';
import type { Adapter } from './adapter';
import { messageAdapterRows } from './message-adapters';
import { paymentAdapter } from './payment-adapter';
import { sealAdapter } from './seal-adapter';
import { sentryAdapter } from './sentry-adapter';
import { storageAdapter } from './storage-adapter';
import { tsaAdapter } from './tsa-adapter';
import { vinAdapter } from './vin-adapter';

/** What the server opened at start, as the product itself uses it. */
export interface OutsideServices {
  readonly messages: Readonly<Record<'sms' | 'email', MessageAdapter>>;
  readonly seal: SealSigner;
  readonly vinService: OpenVinService | null;
  readonly errorService: ErrorService | null;
}

/** Every service outside the product, and the seal, in the order of the System page. */
export function openAdapters(platform: Platform, services: OutsideServices): readonly Adapter[] {
  return [
    ...messageAdapterRows(platform, services.messages),
    vinAdapter(services.vinService),
    paymentAdapter(platform),
    sealAdapter(services.seal, platform.env.SIGNING_P12 !== null),
    tsaAdapter(platform),
    sentryAdapter(platform, services.errorService),
    storageAdapter(platform.storage, () => freeOfDatabase(platform)),
  ];
}

function freeOfDatabase({ env: { DATABASE_URL, DATA_DIR } }: Platform): number | null {
  if (DATABASE_URL !== null || !hasEmbeddedDatabase(DATA_DIR)) return null;
  return freeBytes(join(DATA_DIR, 'database'));
}
