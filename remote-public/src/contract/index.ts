export { messages as accessMessages } from './access.messages';
export { MaskedPage } from './masked-page';
export { SignedPage } from './signed-page';
export { SignedPiece } from './signed-piece';
export { UnknownPage } from './unknown-page';
