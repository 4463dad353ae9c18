import * as z from 'zod/mini';
import { messageOnly } from '../entities/answers';
import { defineContract } from '../kernel';
import { areaName } from './params';

/** For one’s own browser: an area from another origin, in staging and in a demonstration only. */
export const system = defineContract({
  setOverride: {
    method: 'POST',
    path: '/system/overrides',
    access: 'staff',
    rate: 'write',
    summary: 'Prende un’area da un’altra origine, solo in questo browser',
    body: z.strictObject({
      area: areaName,
      origin: z.url({ protocol: /^https?$/ }).check(z.maxLength(200)),
    }),
    answers: { 202: messageOnly },
  },
  clearOverrides: {
    method: 'DELETE',
    path: '/system/overrides',
    access: 'staff',
    rate: 'write',
    summary: 'Torna alle aree in linea',
    answers: { 204: null },
  },
});
