import type { StudioAchievements } from '../../../lib/wire';

/** Where a game or its server runs decides how it reports. */
export type Way = 'bridge' | 'ticket' | 'server';

/** Stands where the game has no achievement of that kind yet. */
const NO_KEY = 'YOUR_KEY';

interface Place {
  /** Of the shop. */
  origin: string;
  slug: string;
}

/** What a developer copies, with the shop, the game and its own keys filled in. */
export function exampleOf(way: Way, { origin, slug }: Place, { achievements }: StudioAchievements): string {
  const keyOf = (kind: string): string => achievements.find((one) => one.kind === kind && !one.archived)?.key ?? NO_KEY;
  const [progress, instant] = [keyOf('progress'), keyOf('instant')];
  const reports = `"reports":[{"key":"${progress}","value":12},{"key":"${instant}","unlock":true}]`;
  const post = (path: string): string =>
    `curl ${origin}/v1/achievements/${path} \\\n  -H 'content-type: application/json' \\\n`;
  switch (way) {
    case 'bridge':
      return `await ludoteca.progress('${progress}', 12);\nawait ludoteca.unlock('${instant}');`;
    case 'ticket':
      return `${post('passes/exchange')}  -d '{"code":"K7QM-4XPD","game":"${slug}"}'\n${post('reports')}  -d '{"ticket":"…",${reports}}'`;
    case 'server':
      return `${post('server-reports')}  -H 'authorization: Bearer …' \\\n  -d '{"playerId":"…",${reports}}'`;
  }
  return way satisfies never;
}
