import type { PhaseTimes } from "@baize/engines/game";
import type { CSSProperties } from "react";
import { pocketText } from "../roulette/layout.ts";
import { useRouletteTexts } from "../roulette/texts.ts";
import { colourOf } from "../roulette/words.ts";
import { useSharedTableTexts } from "../shared-table/texts.ts";
import type { Table } from "../shared-table/use-table.ts";
import { outcomeOfTitle } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { paidMinorOf, stakedMinorOf } from "./own-stakes.ts";
import { useRouletteTableTexts } from "./texts.ts";
import type { TableRoundShown } from "./use-table-round.ts";

/** Whole seconds until no chip is taken any more; null from then on. */
function closesInSeconds({ phase, startsInSeconds }: Table, { lockedMs }: PhaseTimes): number | null {
	if (phase !== "betting" || startsInSeconds === null) return null;
	return Math.max(0, startsInSeconds - lockedMs / 1_000);
}

/** How long chips are taken, on the hub of the wheel. It is for the eye: the log says it, too. */
export function Clock({ table, phases }: { table: Table; phases: PhaseTimes }) {
	const t = useRouletteTableTexts();
	const seconds = closesInSeconds(table, phases);
	if (seconds === null) return null;
	return (
		<p
			className="table-clock"
			aria-hidden="true"
			style={{ "--left": (1_000 * seconds) / phases.betMs } as CSSProperties}
		>
			<b>{seconds}</b>
			<span>{t("seconds")}</span>
		</p>
	);
}

type Props = {
	/** What is said before anything else. */
	text: string | undefined;
	table: Table;
	round: TableRoundShown;
	money: TitleGame["money"];
	laidMinor: number;
	phases: PhaseTimes;
};

/** What is going on, and how it has ended for the player. */
export function Strip({ text, ...props }: Props) {
	const said = useSaid(props);
	const { ended } = props.round;
	const isWon = text === undefined && ended !== undefined && outcomeOfTitle(ended) === "won";
	return (
		<div className="title-strip roulette-strip">
			<p className={isWon ? "display text-xl text-art-ink" : "text-ink-muted"}>{text ?? said}</p>
		</div>
	);
}

function useSaid({ table, round: { ended, wheel, stakes }, money, laidMinor, phases }: Omit<Props, "text">): string {
	const t = useSharedTableTexts();
	const ofRoulette = useRouletteTexts();
	const own = useRouletteTableTexts();
	const { phase } = table;
	const { drawn } = wheel;
	if (phase === null) return t("loading");
	if (phase === "void") {
		const back = paidMinorOf(stakes.own);
		return back > 0 ? `${t("void")} ${t("returned", { amount: money(back) })}` : t("void");
	}
	if (drawn !== undefined) {
		const number = pocketText(drawn);
		if (!ended) return ofRoulette("spoken.drawn", { number, colour: ofRoulette(`colours.${colourOf(drawn)}`) });
		const outcome = outcomeOfTitle(ended);
		const values = { number, win: money(ended.winMinor), stake: money(ended.stakeMinor) };
		return ofRoulette(outcome === "lost" ? "fell" : outcome, values);
	}
	const staked = stakedMinorOf(stakes.own);
	if (phase === "betting") {
		if (laidMinor > 0 && staked > 0) return own("laid", { amount: money(laidMinor) });
		if (staked > 0) return t("placed", { amount: money(staked) });
		const seconds = closesInSeconds(table, phases);
		return seconds === null ? "" : own("closesIn", { seconds });
	}
	return phase === "locked" ? t("locked") : own("running");
}
