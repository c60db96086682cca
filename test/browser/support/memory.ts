import type { CDPSession, Page } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Bytes and documents that this page holds, without the code that the browser compiles as it runs more often. */
export async function heldBy(page: Page): Promise<{ bytes: number; documents: number }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.collectGarbage');
  const { snapshot, nodes } = await snapshotOf(browser);
  const { documents } = await browser.send('Memory.getDOMCounters');
  await browser.detach();

  const { node_fields: fields, node_types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (node_types[0][nodes[node + type] ?? 0] !== 'code') bytes += nodes[node + size] ?? 0;
  return { bytes, documents };
}

async function snapshotOf(browser: CDPSession): Promise<Snapshot> {
  const parts: string[] = [];
  browser.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await browser.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return JSON.parse(parts.join('')) as Snapshot;
}
