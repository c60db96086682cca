/** Which build of a game is played: the released one, the free part, or one that waits for its release. */
export const PLAY_CHANNELS = ['live', 'demo', 'preview'] as const;
export type PlayChannel = (typeof PLAY_CHANNELS)[number];
