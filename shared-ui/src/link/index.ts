export { SkipLink } from './skip-link';
export { OuterLink, TextLink } from './text-link';
