import { carFuels, normaliseVin } from 'shared-api/domain';
import * as z from 'zod/mini';
import { addressWithoutUser, type PlainAddress } from '../../../platform/address-without-user';
import type { CircuitBreaker } from '../../../platform/circuit-breaker';
import { shortAnswer } from '../../../platform/short-answer';
import type { VehicleDescription, VinService } from '../vehicle';

export interface HttpVinServiceOptions {
  /** The address with `{vin}` where the VIN goes; without it the VIN becomes the last step of the path. */
  readonly url: string;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly timeoutMs: number;
  readonly breaker: CircuitBreaker;
}

/** The service answered with something that cannot be used. */
class VinServiceError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'VinServiceError';
  }
}

const text = z._default(z.nullable(z.string().check(z.trim(), z.maxLength(80))), null);

/** The JSON that a VIN service answers; fields that it does not know are null or left out, others are ignored. */
const answerSchema = z.object({
  vin: z.optional(z.string()),
  manufacturer: text,
  car_model: text,
  car_version: text,
  model_year: z._default(z.nullable(z.int().check(z.gte(1900), z.lte(2100))), null),
  // A fuel that we have no word for is asked of the person; the rest of the answer is still good.
  car_fuel: z.catch(z._default(z.nullable(z.enum(carFuels)), null), null),
  car_material_code: text,
});

/** Asks a VIN service by GET. A 404 means that it does not know the VIN; everything else but a 200 is a failure. */
export function createHttpVinService({ url, timeoutMs, breaker }: HttpVinServiceOptions): VinService {
  return {
    describe: (vin) => breaker.run(() => ask(vin)),
  };

  async function ask(vin: string): Promise<VehicleDescription | null> {
    const { url: address, headers } = requestFor(url, vin);
    const response = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new VinServiceError(`status ${response.status}`);
    }
    return readAnswer(await (await shortAnswer(response)).json(), vin);
  }
}

function requestFor(given: string, vin: string): PlainAddress {
  const { url, headers } = addressWithoutUser(
    given.includes('{vin}') ? given.replaceAll('{vin}', vin) : `${given.replace(/\/+$/, '')}/${vin}`,
  );
  return { url, headers: { ...headers, accept: 'application/json' } };
}

function readAnswer(json: unknown, vin: string): VehicleDescription {
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) throw new VinServiceError('malformed answer');
  const { data } = parsed;
  if (data.vin !== undefined && normaliseVin(data.vin) !== vin) throw new VinServiceError('answer for another VIN');
  return {
    manufacturer: data.manufacturer || null,
    model: data.car_model || null,
    version: data.car_version || null,
    modelYear: data.model_year,
    fuel: data.car_fuel,
    materialCode: data.car_material_code || null,
  };
}
