import { chakra, useSlotRecipe } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { isItalianPlate, plateYear } from '../format/plate';
import { messages } from './messages';
import { plateRecipe } from './plate-recipe';
import { PlateStars } from './plate-stars';

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
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </chakra.span>
      {italian && <chakra.span css={styles.year}>{registrationDate && plateYear(registrationDate)}</chakra.span>}
    </chakra.span>
  );
}
