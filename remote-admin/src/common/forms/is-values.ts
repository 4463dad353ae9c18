/** Whether something is a form's values: react-hook-form hands them to a resolver without their type. */
export function isValues<Values extends object>(typed: unknown): typed is Values {
  return typeof typed === 'object' && typed !== null;
}
