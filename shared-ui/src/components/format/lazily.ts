/** Something that is made when it is first asked for: a page must not wait for the formats of what it may show later. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
