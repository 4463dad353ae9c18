import * as z from 'shared-api/schema';
import { messageOnly } from '../entities/answers';
import { defineContract } from '../kernel';
import { areaName } from './params';

/**
 * For one’s own browser: an area from another origin, in staging and in a demonstration only, and the way back from it
 * and from a preview.
 */
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
    // The way back is also for who was signed out meanwhile: it only takes this browser's cookie away.
    access: 'anybody',
    rate: 'write',
    summary: 'Torna alle aree in linea',
    answers: { 204: null },
  },
});
