import type { RaceProgress, RaceView } from "../contract/index.ts";
import type { VirtualsTexts } from "./texts.ts";

export type Line = { readonly atMs: number; readonly text: string };

type Call = RaceProgress["calls"][number];

/** The commentary of a race in the reader's language, up to a time after the off; earliest first. */
export function linesUntil(t: VirtualsTexts, race: RaceView, progress: RaceProgress, elapsedMs: number): Line[] {
	const nameOf = (number = 0): string => {
		const name = race.runners.find((runner) => runner.number === number)?.name ?? "";
		return t("calls.runner", { number: String(number), name });
	};
	return progress.calls
		.filter(({ atMs }) => atMs <= elapsedMs)
		.map((call) => ({ atMs: call.atMs, text: textOf(t, call, nameOf) }));
}

function textOf(t: VirtualsTexts, call: Call, nameOf: (number?: number) => string): string {
	const firstThree = ([first, second, third]: readonly number[]) => ({
		first: nameOf(first),
		second: nameOf(second),
		third: nameOf(third),
	});
	switch (call.kind) {
		case "off":
			return t("calls.off", { count: call.runnerCount });
		case "leads":
			return t("calls.leads", { runner: nameOf(call.runner) });
		case "moves-up":
			return t("calls.moves-up", { runner: nameOf(call.runner), place: String(call.place) });
		case "halfway":
		case "final-stretch":
			return t(`calls.${call.kind}`, firstThree(call.leaders));
		case "winner":
			return t(`calls.winner.${call.margin}`, { runner: nameOf(call.runner) });
		case "result":
			return t("calls.result", firstThree(call.order));
	}
}
