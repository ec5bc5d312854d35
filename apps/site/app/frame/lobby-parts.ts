// Parts of the lobby that no game waits for, most from other domains: loaded after the page is usable, because a visitor reads before they bet.
export { JackpotTiles } from "@baize/jackpots/web";
export { FootballRow, RaceRow } from "@baize/lobby/web";
export { LastWinsPanel } from "@baize/play/web";
export { MatchPrices, SlipAside } from "@baize/sports/web";
export { Greeting } from "./lobby/Greeting.tsx";
export { OfferTeasers } from "./lobby/OfferTeasers.tsx";
export { Welcome } from "./lobby/Welcome.tsx";
