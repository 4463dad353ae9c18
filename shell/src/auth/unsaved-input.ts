let holders = 0;

/** A page says that it holds unsaved input; the returned function takes it back. */
export function holdUnsaved(): () => void {
  holders += 1;
  let held = true;
  return () => {
    if (held) {
      held = false;
      holders -= 1;
    }
  };
}

export function hasUnsavedInput(): boolean {
  return holders > 0;
}
