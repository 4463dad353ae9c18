export { messages as accessMessages } from './access.messages';
export { MaskedPage } from './masked-page';
export { SignedExtension } from './signed-extension';
export { SignedPage } from './signed-page';
export { UnknownPage } from './unknown-page';
