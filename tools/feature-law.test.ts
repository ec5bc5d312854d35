import { describe, expect, it } from "vitest";
import { ironGardenGateOpen } from "../domains/content/server/seeds/games/slots/iron-garden-gate-open.ts";
import { JURISDICTIONS } from "../domains/geo/contract/jurisdictions.data.ts";

type Hidden = { filter: { notIn: { countrySubdivision: Record<string, readonly string[]> } } };

describe("[GEO-02] the card of the title that sells its feature", () => {
	it.each(ironGardenGateOpen.map((draft) => [draft.locale, draft]))(
		"is hidden in %s in exactly the countries whose law lets none be bought",
		(_locale, draft) => {
			const { filter } = (draft.fields as { game_id: Hidden }).game_id;
			const closed = Object.entries(JURISDICTIONS).flatMap(([country, { mayBuyFeature }]) =>
				mayBuyFeature ? [] : [[country, ["*"]] as const],
			);
			expect(filter.notIn.countrySubdivision).toEqual(Object.fromEntries(closed));
		},
	);
});
