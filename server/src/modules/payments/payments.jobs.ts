import { countedJob, type Job } from '../../platform/jobs';
import { type ExpiringContext, expirePages } from './expire-pages';
import { hasOvertakenPages } from './overtaken-pages';
import { paymentMessages } from './payments.messages';

export function paymentJobs(context: ExpiringContext): readonly Job[] {
  return [
    {
      ...countedJob(
        'expire-payment-pages',
        { title: paymentMessages.expirePagesJob, everySeconds: 2, apart: true },
        (now) => expirePages(context, now),
      ),
      hasWork: hasOvertakenPages,
    },
  ];
}
