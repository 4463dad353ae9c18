export { Html, html } from './html';
export { plainPage } from './plain-page';
