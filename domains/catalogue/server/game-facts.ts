import { exactReturn } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import { truncatedPercentText } from "@baize/kernel/odds";
import type { GameFacts } from "./ports.ts";

const OTHER_GAMES: Record<string, GameFacts> = {
	"horse-racing": { kind: "race", rtpText: null, volatility: null },
	football: { kind: "sport", rtpText: null, volatility: null },
};

const known = new Map<string, GameFacts | null>();

/** The facts of a game: for a slot its exact return, calculated from its sheet. */
export function gameFacts(id: string): GameFacts | null {
	const found = known.get(id);
	if (found !== undefined) return found;
	const sheet = sheetOf(id);
	const facts = sheet
		? ({
				kind: "slot",
				rtpText: truncatedPercentText(exactReturn(sheet).total, 2),
				volatility: sheet.volatility,
			} as const)
		: (OTHER_GAMES[id] ?? null);
	known.set(id, facts);
	return facts;
}
