/** This device keeps no more of it. Apart from what keeps saves, which comes with a game. */
export class NoRoom extends Error {}
