import { demonstration } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import type { DemonstrationService } from './demonstration.service';

export function demonstrationRoutes(service: DemonstrationService): readonly Implementation[] {
  return [
    implement(demonstration.inbox, async ({ query }) => ({ status: 200, body: await service.inbox(query) })),
    implement(demonstration.readClock, async () => ({ status: 200, body: { now: service.now().toISOString() } })),
    implement(demonstration.moveClock, async ({ body }) => ({
      status: 200,
      body: { now: (await service.moveTo(new Date(body.to))).toISOString() },
    })),
  ];
}
