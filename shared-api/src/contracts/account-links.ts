import * as z from 'shared-api/schema';
import { record } from '../entities/answers';
import { defineContract } from '../kernel';
import { linkToken } from './auth';

/** The links of an account's e-mails: each works once, and for a while. */
export const accountLinks = defineContract({
  check: {
    method: 'POST',
    path: '/auth/link',
    access: 'anybody',
    rate: 'sign-in',
    summary: 'Dice se il link di un’e-mail vale ancora, senza usarlo',
    body: z.strictObject({ token: linkToken }),
    answers: { 200: record(z.object({ usable: z.boolean() })) },
  },
});
