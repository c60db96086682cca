import { get } from './http';

const TOOLS = { 'page-views': 'PAGE_VIEW_TRACKER_URL', 'network-tag': 'NETWORK_TAG_URL' } as const;
type Tool = keyof typeof TOOLS;

/** The measuring tools that this shop has switched on; usually none. */
export function measuringTools(env: Partial<Record<string, string>>): Tool[] {
  return (Object.keys(TOOLS) as Tool[]).filter((tool) => Boolean(env[TOOLS[tool]]?.trim()));
}

/** A release has one text on cookies; it is asked for once. */
let text: Promise<{ version: string; hash: string }> | undefined;

/** What pages need to know to ask for permission. Null in a shop that measures nothing. */
export async function measuringSettings(
  env: Partial<Record<string, string>>,
): Promise<{ tools: Tool[]; version: string; hash: string } | null> {
  const tools = measuringTools(env);
  if (tools.length === 0) return null;
  text ??= get('/v1/legal/{document}', { params: { path: { document: 'cookies' } }, anonymous: true });
  try {
    const { version, hash } = await text;
    return { tools, version, hash };
  } catch {
    // Without the text there is no question, and nothing is measured.
    text = undefined;
    return null;
  }
}
