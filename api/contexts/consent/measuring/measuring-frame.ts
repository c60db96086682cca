import type { MeasuringTool } from '../../../config.js';

/** Stands in for what a closed frame lacks, so that a tool works without keeping anything. */
const NOTHING_KEPT = `Object.defineProperty(document,'cookie',{get:()=>'',set(){}});for(const name of ['localStorage','sessionStorage']){const kept=new Map();Object.defineProperty(window,name,{value:{getItem:(key)=>kept.get(key)??null,setItem:(key,value)=>void kept.set(key,String(value)),removeItem:(key)=>void kept.delete(key),clear:()=>kept.clear(),key:()=>null,length:0}})}`;

/** What the frame may load: the tool, from its own host and nowhere else. The sandbox gives it an origin that owns nothing. */
export function measuringPolicy({ url }: MeasuringTool, nonce: string): string {
  const { origin } = new URL(url);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}`,
    `connect-src ${origin}`,
    `img-src ${origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** A page that holds the tool alone. Its own address names the page that was seen. */
export function measuringFrame({ url, id }: MeasuringTool, nonce: string): string {
  const name = id ? ` data-website-id="${id}" data-id="${id}"` : '';
  const source = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ludoteca</title>` +
    `<script nonce="${nonce}">${NOTHING_KEPT}</script><script src="${source}"${name} async></script></head><body></body></html>`
  );
}
