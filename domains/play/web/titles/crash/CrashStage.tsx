import type { CrashSheet } from "@baize/engines/crash";
import { toNumber } from "@baize/kernel/odds";
import { Icon, notRepeated } from "@baize/platform-web";
import { type ReactNode, useState } from "react";
import type { TableSeat } from "../../../contract/index.ts";
import { useStillness } from "../../game/use-opening.ts";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { giveCue } from "../../sound/cues.ts";
import { usePlayTexts } from "../../texts.ts";
import { Choice } from "../Choice.tsx";
import { StakeControls } from "../StakeControls.tsx";
import { Seats } from "../shared-table/Seats.tsx";
import { useSharedTableTexts } from "../shared-table/texts.ts";
import { useHiddenName } from "../shared-table/use-hidden-name.ts";
import { type Table, useTable } from "../shared-table/use-table.ts";
import type { StageProps } from "../stage-props.ts";
import type { TitleGame } from "../use-title-game.ts";
import { crashX100Of, type OwnBet, paysAtMinor } from "./own-bet.ts";
import { Sky } from "./Sky.tsx";
import { useCrashTexts } from "./texts.ts";
import { useCrashSound } from "./use-crash-sound.ts";
import { type OwnBets, useOwnBet } from "./use-own-bet.ts";
import { useShown } from "./use-shown.ts";
import { useTableLog } from "./use-table-log.ts";

/** What the page offers to leave at; a bet by hand first. */
const TARGETS_X100 = [null, 110, 125, 150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000];
const RESULTS = 10;

/** The table: the kite that rises for everybody, who is in the round, and the player's own bet. */
export default function CrashStage({ game, isKeyed, notice }: StageProps) {
	const t = usePlayTexts();
	const own = useCrashTexts();
	const table = useTable(game.game.sheet.id);
	const hiding = useHiddenName();
	const bets = useOwnBet(game, table, hiding.isHidden);
	const isStill = useStillness();
	const shown = useShown(table, isStill);
	const [at, choose] = useState(0);
	const autoX100 = TARGETS_X100[at] ?? null;
	const ended = useEndText(game, bets.own);
	useTableLog(game, table, bets, ended);
	useCrashSound(table, bets, shown.x100);
	const press = withCue(usePress(game, table, bets, { autoX100, shownX100: shown.x100 }));
	useSpaceKey(press.onPress, isKeyed && !press.isOff);
	const { phase } = table;
	const { count = 0, leftCount = 0 } = table.seats ?? {};
	const leftAt = useLeftAt();
	const state = phase === "running" ? "rising" : phase === "ended" ? "broken" : "waiting";
	const isFixed = bets.own?.state === "open" || bets.next !== undefined;
	return (
		<>
			<div className="game-shell-stage crash-stage" data-phase={phase ?? "unknown"}>
				<Sky {...shown} state={state} />
				<p className="crash-height" aria-hidden="true" data-own={phase === "ended" ? bets.own?.state : undefined}>
					<bdi>{t("titles.times", { times: shown.x100 / 100 })}</bdi>
				</p>
				<p className="crash-status">{useStatus(table)}</p>
				<Seats table={table} hiding={hiding} summary={own("seats", { count, left: leftCount })} detailOf={leftAt} />
				{notice}
			</div>
			<div className="title-strip">
				<p className={bets.own?.state === "left" ? "display text-xl text-art-ink" : "text-ink-muted"}>
					{ended ?? <Odds game={game} autoX100={autoX100} />}
				</p>
				<LastRounds table={table} />
			</div>
			<StakeControls
				game={{ ...game, shown: shownRound(bets.own), phase: isFixed || bets.isBusy ? "playing" : "idle" }}
				press={press}
				buttons={<MainButton press={press} isBusy={bets.isBusy} isLeaving={bets.own?.state === "open"} />}
			>
				<Choice
					name={own("target")}
					text={autoX100 === null ? own("byHand") : t("titles.times", { times: autoX100 / 100 })}
					lessLabel={own("lower")}
					moreLabel={own("higher")}
					isFixed={isFixed}
					onLess={at === 0 ? undefined : () => choose(at - 1)}
					onMore={at === TARGETS_X100.length - 1 ? undefined : () => choose(at + 1)}
				/>
			</StakeControls>
		</>
	);
}

/** The round as the controls show what it has paid. */
const shownRound = (own: OwnBet | undefined): TitleGame["shown"] =>
	own && own.state !== "open"
		? { bet: own.bet, stakeMinor: own.bet.stakeMinor, winMinor: own.paidMinor, events: [] }
		: undefined;

function useStatus({ phase, startsInSeconds, round }: Table): string {
	const t = useSharedTableTexts();
	const own = useCrashTexts();
	if (phase === null) return t("loading");
	if (phase === "betting") return startsInSeconds === null ? "" : t("startsIn", { seconds: startsInSeconds });
	if (phase === "locked") return t("locked");
	if (phase === "void") return t("void");
	if (phase === "running") return "";
	return round?.isInterrupted ? own("interrupted") : own("brokeOff", { height: (crashX100Of(round) ?? 100) / 100 });
}

/** How the player's bet has ended, in a sentence; undefined without one, or while it is in. */
function useEndText({ money }: TitleGame, own: OwnBet | undefined): string | undefined {
	const t = useCrashTexts();
	const ofTable = useSharedTableTexts();
	if (!own) return undefined;
	if (own.state === "open") return ofTable("spoken.placed", { amount: money(own.bet.stakeMinor) });
	if (own.state === "void") return ofTable("returned", { amount: money(own.paidMinor) });
	if (own.state === "lost") return t("lost", { amount: money(own.bet.stakeMinor) });
	return t("left", { height: (own.leftX100 ?? 100) / 100, amount: money(own.paidMinor) });
}

function Odds({ game, autoX100 }: { game: TitleGame; autoX100: number | null }) {
	const t = useCrashTexts();
	if (autoX100 === null) return t("oddsByHand");
	const { hitFrequency } = game.game.returnsOf({ stakeMinor: game.stakeMinor, autoX100 });
	return t("odds", { chance: toNumber(hitFrequency), amount: game.money(paysAtMinor(game.stakeMinor, autoX100)) });
}

type Press = { text: string; isOff: boolean; onPress(): void };

/** The one button: it stakes, waits for the next round, or cashes out. */
function usePress(
	{ stakeMinor, money, game, log }: TitleGame,
	{ phase }: Table,
	bets: OwnBets,
	{ autoX100, shownX100 }: { autoX100: number | null; shownX100: number },
): Press {
	const t = useSharedTableTexts();
	const ofCrash = useCrashTexts();
	const { minTargetX100 } = game.sheet as CrashSheet;
	const { own, next, isBusy } = bets;
	const bet = { stakeMinor, autoX100 };
	if (own?.state === "open") {
		const isIn = phase !== "running" || shownX100 < minTargetX100;
		if (isIn) return { text: t("placed", { amount: money(own.bet.stakeMinor) }), isOff: true, onPress: () => {} };
		const atX100 = Math.min(shownX100, own.bet.autoX100 ?? shownX100);
		const amount = money(paysAtMinor(own.bet.stakeMinor, atX100));
		return { text: ofCrash("cashOut", { amount }), isOff: isBusy, onPress: () => bets.leave(atX100) };
	}
	if (next) return { text: t("waiting"), isOff: isBusy, onPress: () => bets.setNext(undefined) };
	if (phase === "betting" && !own)
		return { text: t("bet", { amount: money(stakeMinor) }), isOff: isBusy, onPress: () => bets.place(bet) };
	const text = t("betNext", { amount: money(stakeMinor) });
	const betNext = (): void => {
		bets.setNext(bet);
		log.add(t("spoken.next"));
	};
	return { text, isOff: isBusy || phase === null, onPress: betNext };
}

const withCue = (press: Press): Press => ({
	...press,
	onPress() {
		giveCue({ type: "press" });
		press.onPress();
	},
});

function MainButton({ press, isBusy, isLeaving }: { press: Press; isBusy: boolean; isLeaving: boolean }) {
	return (
		<button
			type="button"
			className="spin-button [grid-area:spin]"
			onClick={() => !press.isOff && press.onPress()}
			onKeyDown={notRepeated}
			aria-disabled={press.isOff || undefined}
			aria-busy={isBusy || undefined}
		>
			<Icon name={isLeaving ? "check" : "player-play"} />
			<bdi className="tabular">{press.text}</bdi>
		</button>
	);
}

function LastRounds({ table: { results } }: { table: Table }) {
	const t = useSharedTableTexts();
	return (
		<ul className="title-results" aria-label={t("results")}>
			{results.slice(0, RESULTS).map((result) => (
				<LastRound key={result.number} x100={crashX100Of(result)} />
			))}
		</ul>
	);
}

function LastRound({ x100 }: { x100: number | null }) {
	const t = usePlayTexts();
	return (
		<li data-outcome={x100 !== null && x100 >= 200 ? "won" : undefined}>
			<bdi>{x100 === null ? "–" : t("titles.times", { times: x100 / 100 })}</bdi>
		</li>
	);
}

/** At what a seat has left, where it has. */
function useLeftAt(): (seat: TableSeat) => ReactNode {
	const t = useCrashTexts();
	const ofPlay = usePlayTexts();
	return ({ leftX100 }) =>
		leftX100 !== null && (
			<span>
				<bdi aria-hidden="true">{ofPlay("titles.times", { times: leftX100 / 100 })}</bdi>
				<span className="sr-only">{t("out", { height: leftX100 / 100 })}</span>
			</span>
		);
}
