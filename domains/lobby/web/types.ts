import type { ComponentType, ReactNode } from "react";
import type { FixtureRow, JackpotTeaser } from "../contract/index.ts";

export type LobbyParts = {
	/** The prices of a match, rendered by the sports domain. */
	FixturePrices: ComponentType<{ fixture: FixtureRow }>;
	/** What jackpots have now, rendered by their domain. */
	Jackpots: ComponentType<{ levels: readonly JackpotTeaser[] }>;
	/** For a player: who is greeted, and their next steps. */
	greeting?: ReactNode;
	/** The bet slip beside the rows on a desktop. */
	aside?: ReactNode;
};
