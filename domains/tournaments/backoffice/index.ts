import type { OfficePart } from "@baize/platform-backoffice";
import { tournaments } from "./tournaments.tsx";

/** The domain's part of the back office. */
export const tournamentsPart: OfficePart = { group: "offers", resources: [tournaments] };
