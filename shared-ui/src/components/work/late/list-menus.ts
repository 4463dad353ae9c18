/** What the tools over a list open, in one script: each alone is too small to be worth a name in the first one. */
export { ColumnsList } from '../toolbar/columns-list';
export { SaveViewForm } from '../views/save-view-form';
export { ViewsList } from '../views/views-list';
