import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ErrorLayout } from './error-layout';
import { messages } from './messages';

interface BrokenPageProps {
  /** Its script did not arrive: then nothing of ours is wrong. */
  unloaded: boolean;
}

/** Stands in the place of a page of the shell itself that broke, or that did not arrive. */
export function BrokenPage({ unloaded }: BrokenPageProps) {
  return (
    <ErrorLayout
      title={<FormattedMessage {...(unloaded ? messages.unloadedTitle : messages.brokenTitle)} />}
      text={<FormattedMessage {...(unloaded ? messages.unloadedText : messages.brokenText)} />}
      actions={
        <Button look="solid" size="touch" onClick={() => window.location.reload()}>
          <FormattedMessage {...messages.reload} />
        </Button>
      }
    />
  );
}
