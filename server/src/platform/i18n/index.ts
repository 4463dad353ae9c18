export { defineMessages, type Text, t, type Values } from './intl';
