import type { OfficePart } from "@baize/platform-backoffice";
import { correctedResults } from "./corrections/corrections.tsx";
import { texts } from "./texts.ts";

export { PlayerFreeBetsPanel } from "./PlayerFreeBetsPanel.tsx";

/** The domain's part of the back office. Its panel of free bets stands on the page of a player. */
export const sportsPart: OfficePart = { resources: [correctedResults], texts };
