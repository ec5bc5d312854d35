import type { Tower, TowersEvent, TowersView } from "@baize/engines/ladder";
import type { TitleRound } from "../title-round.ts";

export type PanelLook = "closed" | "lamp" | "fox" | "missedLamp" | "missedFox";

const climbedOf = (round: TitleRound | undefined) =>
	round?.events.find((event): event is Extract<TowersEvent, { type: "climbed" }> => {
		return (event as TowersEvent).type === "climbed";
	});

/** How the panels look, by floor from below: in an open round, after one, or before any. */
export function panelsOf(
	{ cells, safe, rows }: Tower,
	view: TowersView | undefined,
	ended: TitleRound | undefined,
): readonly (readonly PanelLook[])[] {
	const climbed = climbedOf(ended);
	const picks = view?.picks ?? climbed?.picks ?? [];
	return Array.from({ length: rows }, (_, floor) =>
		Array.from({ length: cells }, (_cell, cell): PanelLook => {
			const isPicked = picks[floor] === cell;
			if (!climbed) return isPicked ? "lamp" : "closed";
			const isLamp = (climbed.odd[floor] === cell) === (safe === 1);
			if (isPicked) return isLamp ? "lamp" : "fox";
			return isLamp ? "missedLamp" : "missedFox";
		}),
	);
}
