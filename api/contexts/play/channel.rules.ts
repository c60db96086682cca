/** Which build of a game is played: the released one, the free part, one that waits for its release, or what reviewers have to decide about. */
export const PLAY_CHANNELS = ['live', 'demo', 'preview', 'review', 'review-demo'] as const;
export type PlayChannel = (typeof PLAY_CHANNELS)[number];
