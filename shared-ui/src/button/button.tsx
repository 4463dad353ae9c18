import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from '../intl';
import { buttonRecipe } from './button-recipe';
import { messages } from './messages';
import { Spinner } from './spinner';

const Base = chakra('button', buttonRecipe);

export interface ButtonProps extends Omit<ComponentProps<typeof Base>, 'disabled'> {
  /** Not possible now. The button keeps the focus and its place in the order; a click does nothing. */
  disabled?: boolean;
  /** At work: shows "Attendi" or `loadingText`, and ignores clicks, so that nothing is sent twice. */
  loading?: boolean;
  loadingText?: ReactNode;
}

/** A button. `look` solid is for the one main action of a page; the default is an outline. */
export function Button({
  disabled = false,
  loading = false,
  loadingText,
  onClick,
  type = 'button',
  look,
  children,
  ...rest
}: ButtonProps) {
  const idle = !disabled && !loading;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (idle) onClick?.(event);
    else event.preventDefault();
  }

  return (
    <Base
      type={type}
      look={look}
      // Words that are pressed stay on paper, other buttons do not (`theme/print-css.ts`).
      data-word={look === 'link' || undefined}
      aria-disabled={idle ? undefined : true}
      aria-busy={loading || undefined}
      onClick={press}
      {...rest}
    >
      {loading ? (
        <>
          <Spinner />
          {loadingText ?? <FormattedMessage {...messages.wait} />}
        </>
      ) : (
        children
      )}
    </Base>
  );
}
