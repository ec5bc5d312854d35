import type { GameFacts } from "../server/index.ts";

export { largeCatalogue, nameOfTitle } from "./large-catalogue.ts";

const SLOTS: Record<string, [rtpText: string, volatility: string]> = {
	"tidal-book": ["96.10", "mediumHigh"],
	"ember-court": ["95.80", "high"],
	"night-orchard": ["96.42", "medium"],
	"amber-fox": ["96.00", "low"],
	"lantern-road": ["96.25", "high"],
	"harbour-lights": ["96.50", "medium"],
};

/** The facts of the games in tests. */
export function testGameFacts(id: string): GameFacts | null {
	if (id === "horse-racing") return { kind: "race", rtpText: null, volatility: null, provider: "Baize", mechanics: [] };
	if (id === "football") return { kind: "sport", rtpText: null, volatility: null, provider: "Baize", mechanics: [] };
	const slot = SLOTS[id];
	return slot
		? { kind: "slot", rtpText: slot[0], volatility: slot[1], provider: "Baize", mechanics: ["freeSpins"] }
		: null;
}
