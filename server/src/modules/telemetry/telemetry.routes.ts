import { machineRoom, publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import type { TelemetryService } from './telemetry.service';

export function telemetryRoutes(telemetry: TelemetryService): readonly Implementation[] {
  return [
    implement(publicArea.recordStep, async ({ body }) => {
      await telemetry.recordStep(body);
      return { status: 202, body: {} };
    }),
    implement(machineRoom.reportClientError, async ({ body, client }) => {
      await telemetry.reportError(body, client.address);
      return { status: 202, body: {} };
    }),
    implement(machineRoom.reportMeasures, async ({ body, client }) => {
      await telemetry.reportMeasures(body, client.address);
      return { status: 202, body: {} };
    }),
  ];
}
