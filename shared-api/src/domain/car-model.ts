/**
 * Make and model in one, as contracts carry them and packages name them: "Fiat Panda". Sources that write the make into
 * the model, and people who do, have it once.
 * @param maker as the VIN tells it; empty where nobody knows it
 */
export function withMaker(model: string, maker: string): string {
  return beginsWith(model, maker) ? model : `${maker} ${model}`;
}

/** The model without its make, for where the make stands beside it. */
export function withoutMaker(model: string, maker: string): string {
  return beginsWith(model, `${maker} `) ? model.slice(maker.length).trim() : model;
}

function beginsWith(text: string, beginning: string): boolean {
  return text.toLowerCase().startsWith(beginning.toLowerCase());
}
