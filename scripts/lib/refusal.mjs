/** Why something is not done, in a sentence for the person who asked. Nothing was changed. */
export class Refusal extends Error {
  name = 'Refusal';
}
