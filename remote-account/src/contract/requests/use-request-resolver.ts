import { useMemo } from 'react';
import { type NewContractRequest, newContractRequest, type RequestKind } from 'shared-api/entities';
import { useSchemaResolver } from 'shared-ui/data';
import { formatLongDate } from 'shared-ui/format';
import type { Resolver } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { messages, neededMessages } from './messages';

/** The days that may be asked for, `YYYY-MM-DD`: the first, and the last on which the contract covers the car. */
export interface DayBounds {
  readonly min: string;
  readonly max: string | undefined;
}

/** The server's rules of a request, with those of its day that depend on today and on the contract. */
export function useRequestResolver(
  kind: RequestKind,
  { min, max }: DayBounds,
): Resolver<NewContractRequest, unknown, NewContractRequest> {
  const { formatMessage } = useIntl();
  const bySchema = useSchemaResolver<NewContractRequest, NewContractRequest>(newContractRequest, neededMessages[kind]);
  return useMemo(() => {
    function dayFault(day: string | undefined): string | null {
      if (!day) return null;
      if (day < min) return formatMessage(messages.dayPast);
      if (max !== undefined && day > max) return formatMessage(messages.dayAfterCover, { date: formatLongDate(max) });
      return null;
    }
    return async (values, context, options) => {
      const judged = await bySchema(values, context, options);
      const message = 'preferred_on' in judged.errors ? null : dayFault(values.preferred_on);
      if (message === null) return judged;
      return { values: {}, errors: { ...judged.errors, preferred_on: { type: 'bounds', message } } };
    };
  }, [bySchema, formatMessage, min, max]);
}
