import type { IconDrawing } from '../components/icons';
import { Icon } from '../components/icons';
import { Button, type ButtonProps } from './button';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'square' | 'aria-label'> {
  icon: IconDrawing;
  /** What a screen reader says and the tooltip shows. */
  label: string;
}

/** A square button without a word; only for copy, close, the row menu and the PDF viewer's bar. */
export function IconButton({ icon, label, look = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Button square look={look} aria-label={label} title={label} {...rest}>
      <Icon of={icon} />
    </Button>
  );
}
