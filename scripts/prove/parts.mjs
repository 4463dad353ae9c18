import { browsers } from './browsers/part.mjs';
import { evidence } from './evidence.mjs';
import { failover } from './failover.mjs';
import { faults } from './faults.mjs';
import { guessing } from './guessing.mjs';
import { kills } from './kills.mjs';
import { requests } from './requests.mjs';
import { roles } from './roles.mjs';
import { scanners } from './scanners.mjs';

/** Everything that `npm run prove` tries, in this order. */
export const parts = [kills, requests, roles, evidence, guessing, faults, scanners, browsers, failover];
