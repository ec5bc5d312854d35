import type { OfficePart } from "@baize/platform-backoffice";
import { correctedResults } from "./corrections/corrections.tsx";
import { PlayerFreeBetsPanel } from "./PlayerFreeBetsPanel.tsx";
import { texts } from "./texts.ts";

/** The domain's part of the back office. Its panel of free bets stands on the page of a player. */
export const sportsPart: OfficePart = {
	group: "games",
	resources: [correctedResults],
	panels: { players: [PlayerFreeBetsPanel] },
	texts,
};
