import { isTable, otherGameOf, sellsFeature, slotSheetOf } from "@baize/games/others";
import { sheetOf } from "@baize/games/sheets";
import type { GameFacts } from "./ports.ts";

/** Every game here is made by the operator. */
const OWN = "Baize";

const OF_NO_SLOT = { volatility: null, provider: OWN, mechanics: [] };

const OTHER_GAMES: Record<string, GameFacts> = {
	"horse-racing": { ...OF_NO_SLOT, kind: "race", rtpText: null },
	football: { ...OF_NO_SLOT, kind: "sport", rtpText: null },
};

/** The facts of a game. A slot's sheet states its exact return, and a test of the games proves it. */
export function gameFacts(id: string): GameFacts | null {
	const sheet = sheetOf(id);
	const other = otherGameOf(id);
	const slot = other && slotSheetOf(other);
	if (slot) {
		const { rtpText, volatility, rules } = slot;
		const isSold = sellsFeature(id);
		const mechanics = [
			...("awarded" in rules || isSold ? (["freeSpins"] as const) : []),
			...(isSold ? (["featureBuy"] as const) : []),
		];
		return { kind: "slot", stage: other.kind, rtpText, volatility, provider: OWN, mechanics };
	}
	if (other) {
		const { rtpText, bestRtpText } = other.sheet;
		const best = bestRtpText === undefined || bestRtpText === rtpText ? {} : { bestRtpText };
		return { ...OF_NO_SLOT, kind: isTable(other) ? "table" : "instant", stage: other.kind, rtpText, ...best };
	}
	if (!sheet) return OTHER_GAMES[id] ?? null;
	const { rtpText, volatility, freeSpins, jackpot } = sheet;
	const mechanics = [...(freeSpins ? (["freeSpins"] as const) : []), ...(jackpot ? (["jackpot"] as const) : [])];
	return { kind: "slot", rtpText, volatility, provider: OWN, mechanics };
}
