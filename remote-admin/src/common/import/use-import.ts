import { useState } from 'react';
import type { ImportReport } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useHost, useUnsaved } from 'shared-api/react';
import { failureText, useIdempotencyKey } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import type { ImportAdapter, Mapping } from './import-adapter';

/** A file on its way in: tried out as soon as it is chosen, written when the person says so, all of it or nothing. */
export function useImport(adapter: ImportAdapter) {
  const intl = useIntl();
  const client = useQueryClient();
  const { now } = useHost();
  const withKey = useIdempotencyKey();
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState<Mapping | undefined>();
  const [report, setReport] = useState<ImportReport | null>(null);
  const [written, setWritten] = useState<ImportReport | null>(null);
  const [undoneAt, setUndoneAt] = useState<string | null>(null);

  const trial = useMutation({
    mutationFn: (attempt: { file: File; mapping: Mapping | undefined }) =>
      adapter.run({ ...attempt, dryRun: true }, { quiet: true }),
    onSuccess: setReport,
    onError: () => setReport(null),
  });
  const write = useMutation({
    mutationFn: (attempt: { file: File; mapping: Mapping | undefined }) => {
      const { name, size, lastModified } = attempt.file;
      return withKey([name, size, lastModified, attempt.mapping], (idempotencyKey) =>
        adapter.run({ ...attempt, dryRun: false }, { idempotencyKey }),
      );
    },
    onSuccess(done) {
      setWritten(done);
      setUndoneAt(null);
      setReport(null);
      void client.invalidateQueries({ queryKey: adapter.key });
      adapter.onChanged();
    },
  });
  useUnsaved(report !== null && report.errors.length === 0 && report.create + report.update > 0);

  function take(next: File) {
    // A corrected file keeps the columns as they were chosen, as long as it has them.
    setFile(next);
    setWritten(null);
    write.reset();
    trial.mutate(
      { file: next, mapping },
      {
        onError(error) {
          if (mapping && isApiError(error) && 'mapping' in error.fields) {
            setMapping(undefined);
            trial.mutate({ file: next, mapping: undefined });
          }
        },
      },
    );
  }

  function remap(next: Mapping) {
    setMapping(next);
    if (file) trial.mutate({ file, mapping: next });
  }

  const failed = write.error ?? trial.error;
  return {
    file,
    report,
    written,
    /** When what was written was taken back; null while it stands. */
    undoneAt: written && undoneAt,
    /** An import was taken back: the one that the page tells of, or an earlier one, whose values a trial began from. */
    tellUndone(importId: string) {
      if (written?.import_id === importId) setUndoneAt(new Date(now()).toISOString());
      if (report && file) trial.mutate({ file, mapping });
    },
    take,
    remap,
    commit: () => file && write.mutate({ file, mapping }),
    trying: trial.isPending,
    writing: write.isPending,
    failure: failed && failureText(failed, intl),
    again() {
      setFile(null);
      setReport(null);
      setWritten(null);
      trial.reset();
      write.reset();
    },
  };
}

export type ImportState = ReturnType<typeof useImport>;
