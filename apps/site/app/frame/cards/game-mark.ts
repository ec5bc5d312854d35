/** Jackpots on the cards of games: they tick, and no page waits for them. */
export { JackpotMark as GameMark } from "@baize/jackpots/web";
