/** As much of the package as is used; it brings no types of its own. */
declare module 'brotli/dec/decode.js' {
  interface Input {
    read(into: Uint8Array, at: number, count: number): number;
  }
  interface Output {
    buffer: { length: number };
    write(bytes: Uint8Array, count: number): number;
  }
  const decoder: { BrotliDecompress(input: Input, output: Output): void };
  export default decoder;
}
