export { Button, type ButtonProps } from './button';
export { ButtonLink } from './button-link';
export { IconButton } from './icon-button';
export { Spinner } from './spinner';
