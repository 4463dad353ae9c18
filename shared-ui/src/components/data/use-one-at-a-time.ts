import { useRef } from 'react';

/** What a mutation is begun by. */
type Begin<Input> = (input: Input, ends: { onSettled(): void }) => void;

/**
 * Begins a mutation that is not under way. Its own state comes to the button only with the next drawing: the second of
 * two quick presses would be sent as well, and its refusal shown. Not for one that is reset while it runs: its end is not
 * told any more.
 */
export function useOneAtATime<Input>(begin: Begin<Input>): (input: Input) => void {
  const running = useRef(false);
  return (input) => {
    if (running.current) return;
    running.current = true;
    begin(input, {
      onSettled: () => {
        running.current = false;
      },
    });
  };
}
