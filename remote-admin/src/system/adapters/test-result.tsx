import type { AdapterTest } from 'shared-api/entities';
import { Note } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { durationText } from '../labels/duration-text';
import { messages } from './messages';

interface TestResultProps {
  result: AdapterTest | undefined;
  error: unknown;
}

/** What came of a trial: whether it worked, how long it took, what the service said. */
export function TestResult({ result, error }: TestResultProps) {
  const intl = useIntl();
  if (error)
    return (
      <Note tone="error" role="alert">
        {failureText(error, intl)}
      </Note>
    );
  if (!result) return null;
  const { ok, duration_ms: duration, detail } = result;
  return (
    <Note tone={ok ? 'success' : 'error'} role="status">
      <strong>
        <FormattedMessage {...(ok ? messages.worked : messages.failed)} values={{ duration: durationText(duration) }} />
      </strong>{' '}
      {detail}
    </Note>
  );
}
