import { type ReactNode, useId } from 'react';
import { chakra, useSlotRecipe } from 'shared-ui/chakra';
import { BanIcon, Icon } from '../icons';
import { radioCardRecipe } from './radio-card-recipe';
import { useChoice } from './radio-cards';

interface RadioCardProps {
  value: string;
  title: ReactNode;
  /** Under the title, muted. */
  detail?: ReactNode;
  /** At right: price, distance, columns. */
  aside?: ReactNode;
  /** Why it cannot be chosen. The card stays reachable, so that the reason can be read. */
  impossible?: ReactNode;
  /** What opens below a hairline once the card is chosen. */
  children?: ReactNode;
}

/** One card of a `RadioCards` list: a real radio button as large as the card. */
export function RadioCard({ value, title, detail, aside, impossible, children }: RadioCardProps) {
  const styles = useSlotRecipe({ recipe: radioCardRecipe })();
  const choice = useChoice();
  const id = useId();
  const chosen = choice.value === value;
  const described = [detail && `${id}-detail`, aside && `${id}-aside`, impossible && `${id}-reason`]
    .filter(Boolean)
    .join(' ');

  return (
    <chakra.div css={styles.root}>
      <chakra.label css={styles.head}>
        <chakra.input
          css={styles.input}
          type="radio"
          name={choice.name}
          value={value}
          checked={chosen}
          onChange={() => !impossible && choice.choose(value)}
          aria-disabled={impossible ? true : undefined}
          aria-labelledby={`${id}-title`}
          aria-describedby={described || undefined}
        />
        <chakra.span css={styles.dot} aria-hidden="true" />
        <chakra.span css={styles.body}>
          <chakra.span css={styles.title} id={`${id}-title`}>
            {title}
          </chakra.span>
          <span id={`${id}-detail`}>{detail && <chakra.span css={styles.detail}>{detail}</chakra.span>}</span>
        </chakra.span>
        {aside && (
          <chakra.span css={styles.aside} id={`${id}-aside`}>
            {aside}
          </chakra.span>
        )}
        {impossible && (
          <chakra.span css={styles.reason} id={`${id}-reason`}>
            <Icon of={BanIcon} />
            <span>{impossible}</span>
          </chakra.span>
        )}
      </chakra.label>
      {chosen && children && <chakra.div css={styles.more}>{children}</chakra.div>}
    </chakra.div>
  );
}
