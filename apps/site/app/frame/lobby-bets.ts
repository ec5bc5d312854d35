// What of the sports room the lobby shows: fetched after the page is usable, because a visitor reads before he bets.
export { MatchPrices, SlipAside } from "@baize/sports/web";
