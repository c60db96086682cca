/** What documents use of fontkit, which brings no types. */
declare module 'fontkit' {
  export interface GlyphRun {
    positions: object[];
  }
  export interface Font {
    layout(text: string, features?: unknown): GlyphRun;
  }
  export function create(bytes: Uint8Array): Font;
}
