/**
 * Make and model in one, as contracts carry them and packages name them: "Fiat Panda". Sources that write the make into
 * the model, and people who do, have it once.
 * @param maker as the VIN tells it; empty where nobody knows it
 */
export function withMaker(model: string, maker: string): string {
  return maker === '' || beginsWith(model, maker) ? model : `${maker} ${model}`;
}

/** The model without its make, for where the make stands beside it. */
export function withoutMaker(model: string, maker: string): string {
  return beginsWith(model, maker) ? model.slice(maker.length).trim() : model;
}

/** By whole words: a Minivan is not of Mini. */
function beginsWith(model: string, maker: string): boolean {
  return `${model} `.toLowerCase().startsWith(`${maker} `.toLowerCase());
}
