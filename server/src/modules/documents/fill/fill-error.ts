/**
 * Why a form could not be filled. Each failure belongs to one field.
 * - `unencodable`: the font has no sign for a letter of the value (`letters` names them);
 * - `too_long`: the value does not fit its box even at 6 points;
 * - `wrong_kind`: a text for a tick box that knows no such choice;
 * - `read_back`: the finished page does not show the value that was drawn.
 */
export type FillFailure = 'unencodable' | 'too_long' | 'wrong_kind' | 'read_back';

export class FillError extends Error {
  override readonly name = 'FillError';

  constructor(
    readonly code: FillFailure,
    readonly field: string,
    readonly letters: readonly string[] = [],
  ) {
    super(`Field ${field} cannot be filled: ${code}`);
  }
}
