export { SignPage } from './sign-page';
export { SignPiece } from './sign-piece';
