import { Note } from 'shared-ui';
import { ErrorSummary, type SummarisedError } from './error-summary';

interface FormNotesProps {
  summary: readonly SummarisedError[];
  /** What belongs to no field. */
  failure: string | null;
  onGo(field: string): void;
}

/** What went wrong, on top of a form. */
export function FormNotes({ summary, failure, onGo }: FormNotesProps) {
  return (
    <>
      <ErrorSummary errors={summary} onGo={onGo} />
      {failure && (
        <Note tone="error" role="alert" marginBottom="24px">
          {failure}
        </Note>
      )}
    </>
  );
}
