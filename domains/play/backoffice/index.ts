import type { OfficePart } from "@baize/platform-backoffice";
import { games } from "./games.tsx";
import { providedBets } from "./provided-bets.ts";

/** The domain's part of the back office. */
export const playPart: OfficePart = { group: "games", resources: [games, providedBets] };
