/** The public topic of all changes in lists of events: kind "event", data `{ event: EventRow }`. */
export const EVENTS_TOPIC = "events";
/** The public topic of one event: kind "event", data `{ event: EventView }`. */
export const pricesTopic = (eventId: string): string => `prices:${eventId}`;
/** A player's own topic: kind "bet", data `{ betId, status, payoutMinor }`; pages subscribe to it as "bets". */
export const betsTopic = (playerId: bigint): string => `bets:${playerId}`;
export const BETS_TOPIC = "bets";

export type BetMessage = { betId: string; status: string; payoutMinor: number };
