// The sports parts of the lobby: loaded after the page is usable, because a visitor reads before they bet.
export { MatchPrices, SlipAside } from "@baize/sports/web";
