import { type ComponentProps, useEffect, useRef } from 'react';
import { chakra, useSlotRecipe } from 'shared-ui/chakra';
import { CheckIcon, Icon, MinusIcon } from '../icons';
import { tickRecipe } from './tick-recipe';

export interface TickBoxProps extends Omit<ComponentProps<typeof chakra.input>, 'type' | 'size'> {
  /** Some of the rows below are ticked, not all. */
  indeterminate?: boolean;
}

/** The square alone, for table rows; name it with `aria-label`. */
export function TickBox({ indeterminate = false, ref, ...input }: TickBoxProps) {
  const styles = useSlotRecipe({ recipe: tickRecipe })();
  const own = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);

  function attach(node: HTMLInputElement | null) {
    own.current = node;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  }

  return (
    <chakra.span position="relative" display="inline-block" flexShrink={0} marginBlock="2px">
      <chakra.input type="checkbox" css={styles.input} ref={attach} {...input} />
      <chakra.span css={styles.box} aria-hidden="true" data-box>
        <span data-mark>
          <Icon of={indeterminate ? MinusIcon : CheckIcon} size={16} />
        </span>
      </chakra.span>
    </chakra.span>
  );
}
