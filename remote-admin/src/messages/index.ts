export { MessagesPage } from './list/messages-page';
export { TemplatesPage } from './templates/templates-page';
