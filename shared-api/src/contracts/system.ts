import * as z from 'shared-api/schema';
import { messageOnly } from '../entities/answers';
import { releaseVersion } from '../entities/system';
import { defineContract } from '../kernel';
import { areaName } from './params';

/**
 * For one’s own browser: an area from another origin, in staging and in a demonstration only, or at a version that is
 * published and not live, and the way back from both.
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
  setPreview: {
    method: 'POST',
    path: '/system/previews',
    access: 'staff',
    rate: 'write',
    summary: 'Prende un’area a una versione pubblicata, per il suo hash, solo in questo browser',
    body: z.strictObject({ area: areaName, version: releaseVersion }),
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
