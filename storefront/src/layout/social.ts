/** A place where the shop speaks to people. */
export interface SocialLink {
  name: string;
  address: string;
}

const NAMES: Partial<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'x.com': 'X',
  'tiktok.com': 'TikTok',
  'github.com': 'GitHub',
  'bsky.app': 'Bluesky',
};

/** The addresses of `SOCIAL_LINKS`, with commas between; what is no address of the web is left out. */
export function socialLinks(env: Partial<Record<string, string>>): SocialLink[] {
  return (env.SOCIAL_LINKS ?? '').split(',').flatMap((part) => {
    if (!URL.canParse(part.trim())) return [];
    const { protocol, hostname, href } = new URL(part.trim());
    if (protocol !== 'https:') return [];
    const host = hostname.replace(/^www\./, '');
    return [{ name: NAMES[host] ?? host, address: href }];
  });
}
