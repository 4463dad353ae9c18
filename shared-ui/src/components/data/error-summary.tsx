import { Button, Note } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

export interface SummarisedError {
  readonly field: string;
  /** The field's label, so that equal sentences tell apart. */
  readonly label: string;
  readonly sentence: string;
}

const List = chakra('ul', {
  base: {
    marginTop: '4px',
    '& button': { textAlign: 'start', justifyContent: 'flex-start', minHeight: '32px', paddingBlock: '4px' },
  },
});

interface ErrorSummaryProps {
  errors: readonly SummarisedError[];
  /** Leads to the field that a sentence speaks of. */
  onGo(field: string): void;
}

/** On top of a form that was sent wrong: every sentence, each leading to its field. */
export function ErrorSummary({ errors, onGo }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    // Read as it comes, and then only what is new: a sentence goes or changes with each letter that puts it right.
    <Note tone="error" role="alert" aria-atomic="false" aria-relevant="additions" marginBottom="24px">
      <strong>
        <FormattedMessage {...messages.toCorrect} values={{ count: errors.length }} />
      </strong>
      <List>
        {errors.map(({ field, label, sentence }) => (
          <li key={field}>
            <Button look="link" size="control" onClick={() => onGo(field)}>
              {label}: {sentence}
            </Button>
          </li>
        ))}
      </List>
    </Note>
  );
}
