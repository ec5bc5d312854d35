import type { ComponentType, ReactNode } from "react";
import type { FixtureRow } from "../contract/index.ts";

export type LobbyParts = {
	/** The prices of a match, rendered by the sports domain. */
	FixturePrices: ComponentType<{ fixture: FixtureRow }>;
	/** The bet slip beside the rows on a desktop. */
	aside?: ReactNode;
};
