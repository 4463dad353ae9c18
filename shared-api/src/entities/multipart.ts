import * as z from 'shared-api/schema';

/** A yes or no among the text fields of a multipart body. */
export const multipartFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** A text field of a multipart body that holds JSON of the given shape. */
export function multipartJson<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(20_000)),
      z.transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.issues.push({ code: 'custom', input: text });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );
}
