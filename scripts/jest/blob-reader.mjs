/** FileReader over the Blob of Node's family, which jsdom's own refuses. */
export class BlobReader extends EventTarget {
  result = null;
  error = null;
  onload = null;
  onerror = null;

  readAsText(blob) {
    this.#read(blob.text());
  }

  readAsArrayBuffer(blob) {
    this.#read(blob.arrayBuffer());
  }

  readAsDataURL(blob) {
    const encode = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
    this.#read(blob.arrayBuffer().then((bytes) => `data:${blob.type};base64,${encode(bytes)}`));
  }

  async #read(content) {
    try {
      this.result = await content;
      this.#tell('load');
    } catch (error) {
      this.error = error;
      this.#tell('error');
    }
  }

  #tell(type) {
    const event = new Event(type);
    this[`on${type}`]?.call(this, event);
    this.dispatchEvent(event);
  }
}
