import { otherGames } from "@baize/games/others";
import { describe, expect, it } from "vitest";
import type { TitleKind } from "../kinds.ts";
import { stylesOf } from "./stage-load.ts";
import { stageLoads } from "./stage-loads.ts";

describe("what the stage of a title loads", () => {
	it.each(otherGames.map(({ kind, sheet }) => [sheet.id, kind]))("is known of %s (%s)", (id, kind) => {
		expect(stylesOf(stageLoads[kind as TitleKind], id).length).toBeGreaterThan(0);
	});
});
