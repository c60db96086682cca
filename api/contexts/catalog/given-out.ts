/**
 * SQL for whether a game can be played or downloaded by who may: one of its builds is in the channel `live`. Without one
 * it is only announced: neither sold nor lent. @param gameId a column or parameter
 */
export const isGivenOut = (gameId: string): string =>
  `exists (select from publishing.channels given where given.game_id = ${gameId} and given.channel = 'live')`;
