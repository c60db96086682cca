/** Whether this shop keeps anything for a time without network: `OFFLINE_PAGES=off` ends it everywhere. */
export const keepsOffline = (env: Partial<Record<string, string>>): boolean => env.OFFLINE_PAGES?.trim() !== 'off';
