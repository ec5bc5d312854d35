import type { RaceView, Telling } from "../contract/index.ts";
import type { VirtualsTexts } from "./texts.ts";

export type Line = { readonly atMs: number; readonly text: string };

type Call = Telling["calls"][number];

/** The commentary of a race in the person's language, up to a moment after the off; earliest first. */
export function linesUntil(t: VirtualsTexts, race: RaceView, telling: Telling, elapsedMs: number): Line[] {
	const nameOf = (number = 0): string => {
		const name = race.runners.find((runner) => runner.number === number)?.name ?? "";
		return t("calls.runner", { number: String(number), name });
	};
	return telling.calls
		.filter(({ atMs }) => atMs <= elapsedMs)
		.map((call) => ({ atMs: call.atMs, text: wordsOf(t, call, nameOf) }));
}

function wordsOf(t: VirtualsTexts, call: Call, nameOf: (number?: number) => string): string {
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
