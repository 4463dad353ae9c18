interface Form {
  readonly token: string;
  readonly file: { readonly name: string; readonly content: Buffer };
  readonly fields?: Readonly<Record<string, string>>;
}

const boundary = 'a-boundary-of-the-tests';

/** Headers and body of a form with one file, as a browser sends it. */
export function multipart({ token, file, fields = {} }: Form) {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const name = file.name.replaceAll('"', '%22');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(texts.join('') + head), file.content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
