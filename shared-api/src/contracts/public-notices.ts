import * as z from 'shared-api/schema';
import { retentionRecord } from '../domain';
import { record } from '../entities/answers';
import { defineContract } from '../kernel';

/** What the notices of law tell that the operator may change; apart from the journey, whose calls every page has. */
export const publicNotices = defineContract({
  getRetention: {
    method: 'GET',
    path: '/public/retention',
    access: 'anybody',
    rate: 'read',
    summary: 'Per quanto tempo si conservano i dati, come lo dice l’informativa',
    answers: { 200: record(z.object(retentionRecord(() => z.int()))) },
  },
});
