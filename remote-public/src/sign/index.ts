export { SignExtension } from './sign-extension';
export { SignPage } from './sign-page';
