/** Saved views of a list, under whichever name it keeps them. */
export { ListViews } from '../common/views/list-views';
export { useSavedViews, type ViewedList } from '../common/views/use-saved-views';
