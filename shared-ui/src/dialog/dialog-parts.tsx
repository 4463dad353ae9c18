import { Dialog } from '@chakra-ui/react';
import { dialogRecipe } from './dialog-recipe';

function Root(props: Dialog.RootProps) {
  return <Dialog.Root recipe={dialogRecipe} {...props} />;
}

/** Chakra's parts of a dialog with our look, which comes with them: a page that shows none does without. */
export const DialogParts: typeof Dialog = { ...Dialog, Root };
