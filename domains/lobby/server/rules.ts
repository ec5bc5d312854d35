import { type Audience, isFor, ROW_GAMES, type RowConfig } from "@baize/content/contract";
import type { GeoVisibility } from "@baize/content/server";

export type Reading = { audience: Audience; isVisible: GeoVisibility; nowMs: number };

/** Where a row stands in its time: before it, in it, or after it. */
export function timeOf({ fromMs, untilMs }: Pick<RowConfig, "fromMs" | "untilMs">, nowMs: number) {
	if (untilMs !== undefined && nowMs >= untilMs) return "over";
	return fromMs !== undefined && nowMs < fromMs ? "waits" : "now";
}

/** Whether a row is for this reader: by who they are, where they are, and the moment. */
export const isPlacedFor = (row: RowConfig, { audience, isVisible, nowMs }: Reading): boolean =>
	timeOf(row, nowMs) === "now" &&
	isFor(row.audiences, audience) &&
	isVisible(row.onlyIn) &&
	isVisible(row.geoTargetingFilter);

/** What the catalogue is asked for: the picked games and the rule of a row. */
export const pickOf = ({ games = [], rule, limit = ROW_GAMES }: Extract<RowConfig, { kind: "games" }>) => ({
	games,
	rule,
	limit,
});

/** Whether the order of a row depends on what is played most. */
export const isRanked = (row: RowConfig): boolean => row.kind === "games" && row.rule?.sort === "popular";
