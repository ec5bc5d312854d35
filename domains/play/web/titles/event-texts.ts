import type { LimboEvent } from "@baize/engines/limbo";
import type { MinesEvent } from "@baize/engines/mines";
import type { ReelEvent } from "@baize/engines/reels";
import { sentenceOf, type Words } from "../game/round/round-texts.ts";
import { outcomeOfTitle } from "./title-round.ts";

/** An event of a round of any kind in a sentence, for screen readers and for the verifier. */
export function eventText(kind: string, event: { type: string }, words: Words): string {
	if (kind === "mines") return minesText(event as MinesEvent, words);
	if (kind === "limbo") return limboText(event as LimboEvent, words);
	return sentenceOf(event as ReelEvent, words);
}

function minesText(event: MinesEvent, { t, money }: Words): string {
	switch (event.type) {
		case "cellOpened": {
			const values = { number: event.cell + 1, amount: money(event.collectMinor) };
			return t(event.isMine ? "meadow.told.web" : "meadow.told.firefly", values);
		}
		case "minesShown":
			return t("meadow.told.webs", { numbers: event.mines.map((cell) => cell + 1).join(t("told.comma")) });
		case "roundEnded":
			return endText(event, { t, money });
	}
}

function limboText(event: LimboEvent, { t, money }: Words): string {
	const values = { height: event.resultX100 / 100, target: event.targetX100 / 100 };
	return `${t("comet.told.reached", values)} ${endText(event, { t, money })}`;
}

function endText(amounts: { stakeMinor: number; winMinor: number }, { t, money }: Words): string {
	const { stakeMinor, winMinor } = amounts;
	const values = { win: money(winMinor), stake: money(stakeMinor), loss: money(stakeMinor - winMinor) };
	return t(`told.${outcomeOfTitle(amounts)}`, values);
}
