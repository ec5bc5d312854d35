import type { OfficePart } from "@baize/platform-backoffice";
import { jackpots } from "./jackpots.tsx";

/** The domain's part of the back office. */
export const jackpotsPart: OfficePart = { group: "games", resources: [jackpots] };
