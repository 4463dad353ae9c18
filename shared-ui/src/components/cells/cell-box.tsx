import type { ComponentProps, ReactNode } from 'react';
import { chakra, useSlotRecipe } from 'shared-ui/chakra';
import { CellComb } from './cell-comb';
import { cellRecipe } from './cell-recipe';

interface CellBoxProps extends Omit<ComponentProps<typeof chakra.input>, 'onChange'> {
  kind: 'vin' | 'code';
  count: number;
  /** Characters after which a tall tick stands. */
  groups: readonly number[];
  /** The cell that is wrong, from 0. */
  wrong?: number | null;
  onChange: ComponentProps<'input'>['onChange'];
  /** The ruler or the time bar, as wide as the box. */
  children?: ReactNode;
}

/** The frame, the comb behind and the one transparent input. */
export function CellBox({ kind, count, groups, wrong = null, children, ...input }: CellBoxProps) {
  const styles = useSlotRecipe({ recipe: cellRecipe })({ kind });
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.frame}>
        <chakra.div css={styles.box}>
          {wrong !== null && (
            <chakra.span
              css={styles.mark}
              aria-hidden="true"
              insetInlineStart={`calc(var(--d) - 1px + ${wrong} * var(--p))`}
            />
          )}
          <chakra.svg css={styles.comb} aria-hidden="true" focusable="false">
            <CellComb count={count} groups={groups} />
          </chakra.svg>
          <chakra.input css={styles.input} type="text" autoComplete="off" spellCheck={false} {...input} />
        </chakra.div>
        {children}
      </chakra.div>
    </chakra.div>
  );
}
