import { chakra, useSlotRecipe } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { isItalianPlate, plateYear } from '../format/plate';
import { messages } from './messages';
import { plateRecipe } from './plate-recipe';

const TURN = (2 * Math.PI) / 12;
const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

interface CarPlateProps {
  /** Without blanks, upper case; null or empty while it is not known. */
  plate: string | null | undefined;
  /** `YYYY-MM-DD`; its year fills the right band, which stays empty without it. */
  registrationDate?: string | null;
  size?: 22 | 32 | 44 | 56 | 72;
}

/** The registration plate. Parts stand apart without blanks between them, so that copying gives the plate whole. */
export function CarPlate({ plate, registrationDate, size = 32 }: CarPlateProps) {
  const intl = useIntl();
  const recipe = useSlotRecipe({ recipe: plateRecipe });

  if (!plate) {
    const styles = recipe({ size, missing: true });
    return (
      <chakra.span css={styles.root}>
        <chakra.span css={styles.text}>{intl.formatMessage(messages.missing)}</chakra.span>
      </chakra.span>
    );
  }

  const styles = recipe({ size });
  const italian = isItalianPlate(plate);
  const parts = italian ? [plate.slice(0, 2), plate.slice(2, 5), plate.slice(5)] : [plate];
  return (
    <chakra.span
      css={styles.root}
      role="img"
      aria-label={intl.formatMessage(messages.plate, { plate: parts.join(' ') })}
    >
      {italian && (
        <chakra.span css={styles.band}>
          {size >= 56 && <PlateStars />}
          <span>I</span>
        </chakra.span>
      )}
      <chakra.span css={styles.text}>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plate may end in the letters with which it begins
          <span key={place}>{part}</span>
        ))}
      </chakra.span>
      {italian && <chakra.span css={styles.year}>{registrationDate && plateYear(registrationDate)}</chakra.span>}
    </chakra.span>
  );
}

/** The twelve stars, as squares: nothing here is round but by its place. */
function PlateStars() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" fill="#F7D417">
      {HOURS.map((hour) => (
        <rect
          key={hour}
          x={14.4 + 13 * Math.sin(hour * TURN)}
          y={14.4 - 13 * Math.cos(hour * TURN)}
          width={3.2}
          height={3.2}
        />
      ))}
    </svg>
  );
}
