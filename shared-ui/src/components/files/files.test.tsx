import { renderHook, waitFor } from '@testing-library/react';
import type { ReceivedFile } from 'shared-api/kernel';
import { TestHost } from '../../testing';
import { memorySink, type ReadBody, readWithProgress } from './read-with-progress';
import { useStreamedDownload } from './use-streamed-download';

const encoder = new TextEncoder();

/** A body that comes in these components; `error` breaks it off. */
function bodyOf(components: readonly string[], error?: Error): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const component of components) controller.enqueue(encoder.encode(component));
      if (error) controller.error(error);
      else controller.close();
    },
  });
}

it('puts the components together and tells of each', async () => {
  const sizes: number[] = [];
  const blob = await readWithProgress(memorySink(), ({ byteLength }) => sizes.push(byteLength))(
    bodyOf(['codice\n', 'CC-1\nCC-2\n']),
  );
  expect(blob.size).toBe(17);
  expect(sizes).toEqual([7, 10]);
});

it('throws away what a broken connection left', async () => {
  const abort = jest.fn();
  const reading = readWithProgress({ ...memorySink(), abort }, jest.fn())(bodyOf(['codice\n'], new Error('Caduta')));
  await expect(reading).rejects.toThrow('Caduta');
  expect(abort).toHaveBeenCalledTimes(1);
});

describe('useStreamedDownload', () => {
  const clicks: string[] = [];
  beforeEach(() => {
    clicks.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicks.push(this.download);
    });
  });

  async function received(readBody: ReadBody, components: readonly string[]): Promise<ReceivedFile> {
    return { blob: await readBody(bodyOf(components)), name: 'server.csv' };
  }

  it('counts the rows of a CSV without its headings, and saves it', async () => {
    const { result } = renderHook(() => useStreamedDownload(), { wrapper: TestHost });
    result.current.mutate({
      name: 'contratti.csv',
      totalRows: 2,
      fetchFile: ({ readBody }) => received(readBody, ['codice\nCC-1\n', 'CC-2\n']),
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.progress).toEqual({ bytes: 17, rows: 2 });
    expect(clicks).toEqual(['contratti.csv']);
  });

  it('saves nothing when it is stopped, and calls that no failure', async () => {
    const { result } = renderHook(() => useStreamedDownload(), { wrapper: TestHost });
    result.current.mutate({
      name: 'contratti.xlsx',
      totalRows: 2,
      fetchFile: ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    await waitFor(() => expect(result.current.isPending).toBe(true));
    result.current.stop();
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.progress).toEqual({ bytes: 0, rows: null });
    expect(clicks).toEqual([]);
  });

  it('tells a failure', async () => {
    const { result } = renderHook(() => useStreamedDownload(), { wrapper: TestHost });
    result.current.mutate({
      name: 'contratti.csv',
      totalRows: 2,
      fetchFile: () => Promise.reject(new Error('Il servizio non risponde.')),
    });
    await waitFor(() => expect(result.current.error?.message).toBe('Il servizio non risponde.'));
    expect(clicks).toEqual([]);
  });
});
