import type { OfficePart } from "@baize/platform-backoffice";
import { texts } from "./texts.ts";

/** The domain's part of the back office. */
export const tournamentsPart: OfficePart = { texts };
