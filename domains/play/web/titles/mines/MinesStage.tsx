import { chanceOfSafe, lastStep, type MinesEvent, type MinesSheet, type MinesView } from "@baize/engines/mines";
import { divide, toNumber } from "@baize/kernel/odds";
import { useEffect, useRef, useState } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { type PlayTexts, usePlayTexts } from "../../texts.ts";
import { Choice, neighboursOf } from "../Choice.tsx";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { useLoggedAgain } from "../use-recalled.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Meadow } from "./Meadow.tsx";
import { useMinesTexts } from "./texts.ts";
import words from "./words.ts";

/** The meadow with its buds, and what can be collected. */
export default function MinesStage({ game, isKeyed, notice }: StageProps) {
	const t = usePlayTexts();
	const own = useMinesTexts();
	const sheet = game.game.sheet as MinesSheet;
	const offered = [...sheet.minesOffered].sort((one, other) => one - other);
	const [chosen, choose] = useState(sheet.minesOffered[0]!);
	const { open, money } = game;
	const view = open?.view as MinesView | undefined;
	const mines = view?.mines ?? chosen;
	const { less, more } = neighboursOf(offered, mines);
	const last = game.shown;
	const canCollect = view !== undefined && view.opened.length > 0;
	const press = {
		text: view
			? canCollect
				? t("titles.collect", { amount: money(view.collectMinor) })
				: own("choose")
			: t("titles.play"),
		isOff: view !== undefined && !canCollect,
		onPress: () => (view ? void game.act({ do: "collect" }) : begin()),
	};
	const begin = (): void => void game.begin({ stakeMinor: game.stakeMinor, mines: chosen }, async () => {});
	useSpaceKey(() => !press.isOff && press.onPress(), isKeyed && game.phase === "idle");
	useLog(game, view);
	return (
		<>
			<div className="game-shell-stage mines-stage">
				<Sky isLit={last !== undefined && outcomeOfTitle(last) === "won"} />
				<Meadow
					sheet={sheet}
					view={view}
					last={last}
					isIdle={game.phase === "idle"}
					onOpen={(cell) => void game.act({ do: "open", cell })}
				/>
				{last && outcomeOfTitle(last) === "won" && (
					<p className="mines-win" aria-hidden="true" key={game.results.length}>
						<bdi>{t("titles.times", { times: last.winMinor / last.stakeMinor })}</bdi>
						<bdi>{money(last.winMinor)}</bdi>
					</p>
				)}
				{notice}
			</div>
			<div className="title-strip">
				<p className={last && outcomeOfTitle(last) === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
					{view ? stripOfOpen(sheet, view, own, money) : stripOfLast(last, { t, own }, money)}
				</p>
				<Results results={game.results} />
			</div>
			<StakeControls game={game} press={press}>
				<Choice
					name={own("webs")}
					text={own("webCount", { mines })}
					lessLabel={own("fewer")}
					moreLabel={own("more")}
					isFixed={open !== null || game.phase !== "idle"}
					onLess={less === undefined ? undefined : () => choose(less)}
					onMore={more === undefined ? undefined : () => choose(more)}
				/>
			</StakeControls>
		</>
	);
}

type Own = ReturnType<typeof useMinesTexts>;
type Money = (minor: number) => string;

/** What the next bud pays, and how likely it is safe. */
function stripOfOpen(sheet: MinesSheet, { mines, opened, nextMinor }: MinesView, own: Own, money: Money): string {
	if (opened.length >= lastStep(sheet, mines) || nextMinor === null) return "";
	const chance = divide(chanceOfSafe(sheet, mines, opened.length + 1), chanceOfSafe(sheet, mines, opened.length));
	return own("next", { amount: money(nextMinor), chance: toNumber(chance) });
}

function stripOfLast(last: TitleRound | undefined, { t, own }: { t: PlayTexts; own: Own }, money: Money): string {
	if (!last) return own("ready");
	const values = { win: money(last.winMinor), stake: money(last.stakeMinor) };
	const outcome = outcomeOfTitle(last);
	return outcome === "lost" ? own("caught") : t(`strip.${outcome}`, values);
}

/** Writes to the log what was uncovered, as screen readers need it. */
function useLog(game: TitleGame, view: MinesView | undefined): void {
	const { log, results, money } = game;
	const sentenceOf = words.useSentences(money);
	useLoggedAgain(game, sentenceOf);
	const written = useRef({ cell: view?.opened.at(-1), round: results[0] });
	const add = (event: MinesEvent): void => log.add(sentenceOf(event));
	const cell = view?.opened.at(-1);
	useEffect(() => {
		if (view && cell !== undefined && cell !== written.current.cell)
			add({ type: "cellOpened", cell, isMine: false, collectMinor: view.collectMinor });
		written.current.cell = cell;
	}, [cell]);
	useEffect(() => {
		const round = results[0];
		if (round && round !== written.current.round) for (const event of round.events.slice(-3)) add(event as MinesEvent);
		written.current.round = round;
	}, [results]);
}

/** Night sky with a moon, hills and grass: drawn, not a picture. */
function Sky({ isLit }: { isLit: boolean }) {
	return (
		<>
			<svg
				className="mines-sky"
				data-lit={isLit}
				viewBox="0 0 800 600"
				preserveAspectRatio="xMidYMax slice"
				aria-hidden="true"
			>
				{STARS.map(([x, y, r]) => (
					<circle key={`${x}-${y}`} className="mines-star" cx={x} cy={y} r={r} />
				))}
				<path className="mines-hill-far" d="M0 380Q180 290 380 360T800 330V600H0Z" />
				<path className="mines-hill" d="M0 450Q220 380 460 440T800 420V600H0Z" />
				<path className="mines-grass" d={GRASS} />
			</svg>
			<svg className="mines-moon" viewBox="0 0 100 100" aria-hidden="true">
				<path d="M62 8a42 42 0 1 0 30 60A46 46 0 0 1 62 8Z" />
			</svg>
		</>
	);
}

const STARS = Array.from({ length: 34 }, (_, at): [number, number, number] => [
	Math.round(((at * 0.754_877_666) % 1) * 800),
	Math.round(((at * 0.569_840_29) % 1) * 420),
	at % 5 === 0 ? 2 : 1.1,
]);
const GRASS = `M0 600V560${Array.from({ length: 80 }, (_, at) => `l3 -${18 + ((at * 7) % 23)}l7 ${18 + (((at + 1) * 7) % 23)}`).join("")}V600Z`;
