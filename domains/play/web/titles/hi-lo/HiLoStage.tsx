import { RANKS } from "@baize/engines/game";
import type { HiLoEvent, HiLoView } from "@baize/engines/ladder";
import { look } from "@baize/games/looks/sun-herbarium";
import { notRepeated } from "@baize/platform-web";
import { type CSSProperties, useEffect, useRef } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { usePlayTexts } from "../../texts.ts";
import { useCardNames } from "../cards/use-card-names.ts";
import { paysMinor } from "../pays-minor.ts";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { useLoggedAgain } from "../use-recalled.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Print } from "./Print.tsx";
import { useHiLoTexts } from "./texts.ts";
import words, { useGuessName } from "./words.ts";

/** How many earlier prints lie beside the present one. */
const MAX_ALBUM = 7;

/** Cyanotypes on a table in the sun: is the next plant higher or lower? */
export default function HiLoStage({ game, isKeyed, notice }: StageProps) {
	const t = usePlayTexts();
	const own = useHiLoTexts();
	const { open, money, phase, shown: last } = game;
	const view = open?.view as HiLoView | undefined;
	const cards = view?.cards ?? cardsOf(last);
	const outcome = last && !view ? outcomeOfTitle(last) : undefined;
	const canCollect = view !== undefined && view.cards.length > 1;
	const begin = (): void => void game.begin({ stakeMinor: game.stakeMinor }, async () => {});
	const collectMinor = open && view ? paysMinor(open.stakeMinor, view.timesX10000) : 0;
	const press = {
		text: view ? (canCollect ? t("titles.collect", { amount: money(collectMinor) }) : own("guess")) : t("titles.play"),
		isOff: view !== undefined && !canCollect,
		onPress: () => (view ? void game.act({ do: "collect" }) : begin()),
	};
	useSpaceKey(() => !press.isOff && press.onPress(), isKeyed && phase === "idle");
	useLog(game, view);
	return (
		<>
			<div className="game-shell-stage hilo-stage" style={look as CSSProperties} data-outcome={outcome}>
				<Sunlight />
				<div className="hilo-table">
					<Album cards={cards.slice(0, -1).slice(-MAX_ALBUM)} />
					<Present cards={cards} />
					<Guesses game={game} view={view} />
				</div>
				{notice}
			</div>
			<div className="title-strip">
				<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
					<Message game={game} view={view} round={view ? undefined : last} />
				</p>
				<Results results={game.results} />
			</div>
			<StakeControls game={game} press={press} />
		</>
	);
}

const cardsOf = (round: TitleRound | undefined): readonly number[] =>
	(round?.events as readonly HiLoEvent[] | undefined)?.flatMap((event) =>
		event.type === "guessed" ? event.cards : [],
	) ?? [];

/** The print that lies on top, or the paper that waits for one. */
function Present({ cards }: { cards: readonly number[] }) {
	const own = useHiLoTexts();
	const names = useCardNames();
	const card = cards.at(-1);
	return (
		<figure className="hilo-present" aria-label={own("table")}>
			{card === undefined ? <Waiting /> : <Print key={cards.length} card={card} />}
			<figcaption className="sr-only">{card !== undefined && names.one(card)}</figcaption>
		</figure>
	);
}

/** Sheets that the sun has not seen yet. */
function Waiting() {
	return (
		<svg className="print" viewBox="0 0 100 150" aria-hidden="true">
			<rect className="sh-paper" width="100" height="150" rx="1.5" />
			<path className="sh-unexposed" d="M8 10H92V140H8Z" />
			<g className="sh-question">
				<circle cx="50" cy="75" r="21" />
				<path d="M50 48v-10M50 112v-10M23 75H13M87 75H77M31 56l-7-7M76 101l-7-7M69 56l7-7M24 101l7-7" />
			</g>
		</svg>
	);
}

function Album({ cards }: { cards: readonly number[] }) {
	const own = useHiLoTexts();
	const names = useCardNames();
	return (
		<ol className="hilo-album" aria-label={own("album")}>
			{cards.map((card, at) => (
				<li key={`${at} ${card}`} style={{ "--lean": `${((card * 37) % 9) - 4}deg` } as CSSProperties}>
					<span className="sr-only">{names.one(card)}</span>
					<Print card={card} />
				</li>
			))}
		</ol>
	);
}

/** What can be guessed, how likely it is, and what could be collected after it. */
function Guesses({ game, view }: { game: TitleGame; view: HiLoView | undefined }) {
	const own = useHiLoTexts();
	const nameOf = useGuessName();
	const { open, phase, money, act } = game;
	const isOn = view !== undefined && phase === "idle";
	return (
		<div className="hilo-guesses">
			{view &&
				open &&
				view.offers.map(({ guess, ways, timesX10000 }, at) => {
					const name = nameOf(view.cards.at(-1)!, guess);
					const values = { chance: ways / RANKS, amount: money(paysMinor(open.stakeMinor, timesX10000)) };
					return (
						<button
							key={at}
							type="button"
							className="hilo-guess"
							aria-disabled={!isOn || undefined}
							onKeyDown={notRepeated}
							onClick={() => isOn && void act({ do: guess })}
						>
							<svg viewBox="0 0 24 24" aria-hidden="true">
								<path
									d={
										guess === "same"
											? "M4 9h16M4 15h16"
											: guess === "higher"
												? "M12 20V5M5 12l7-7 7 7"
												: "M12 4v15M5 12l7 7 7-7"
									}
								/>
							</svg>
							<span>{name}</span>
							<bdi>{values.amount}</bdi>
							<small>
								{own("chance", values)} <span className="sr-only">{own("likely")}</span>
							</small>
						</button>
					);
				})}
		</div>
	);
}

type MessageProps = { game: TitleGame; view: HiLoView | undefined; round: TitleRound | undefined };

function Message({ game: { money }, view, round }: MessageProps) {
	const t = usePlayTexts();
	const own = useHiLoTexts();
	const names = useCardNames();
	if (view) return own("next", { card: names.one(view.cards.at(-1)!) });
	if (!round) return own("ready");
	const outcome = outcomeOfTitle(round);
	const card = cardsOf(round).at(-1);
	if (outcome === "lost" && card !== undefined) return own("missed", { card: names.one(card) });
	return t(`strip.${outcome}`, { win: money(round.winMinor), stake: money(round.stakeMinor) });
}

/** The shadow of a window and of leaves on the table. */
function Sunlight() {
	return (
		<svg className="hilo-sunlight" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<path d="M120-20 420-20 780 720H430ZM480-20H690L1060 720H840Z" />
			<g className="sh-shadow">
				<path className="sh-shadow-stem" d="M-40 120C140 60 300 120 420 300" />
				<path d="M60 92c-10-60 40-90 80-80-4 50-30 80-80 80ZM150 96c30-56 90-56 110-30-26 40-60 50-110 30ZM230 140c60-20 100 10 100 46-44 12-80 0-100-46ZM300 190c60 0 84 44 70 74-42-6-70-28-70-74ZM110 92c-40 40-30 90 0 110 30-36 30-76 0-110ZM200 122c-40 36-36 86-8 110 32-34 36-72 8-110Z" />
			</g>
		</svg>
	);
}

/** Writes to the log what was turned, as screen readers need it. */
function useLog(game: TitleGame, view: HiLoView | undefined): void {
	const own = useHiLoTexts();
	const names = useCardNames();
	const { log, results, money, open } = game;
	const sentenceOf = words.useSentences(money);
	useLoggedAgain(game, sentenceOf);
	const count = view?.cards.length ?? 0;
	const written = useRef({ count, round: results[0] });
	useEffect(() => {
		const card = view?.cards.at(-1);
		if (view && open && card !== undefined && count > written.current.count) {
			const amount = money(paysMinor(open.stakeMinor, view.timesX10000));
			log.add(
				count === 1
					? own("spoken.first", { card: names.one(card) })
					: own("spoken.right", { card: names.one(card), amount }),
			);
		}
		written.current.count = count;
	}, [count]);
	useEffect(() => {
		const round = results[0];
		if (round && round !== written.current.round)
			for (const event of round.events) log.add(sentenceOf(event as { type: string }));
		written.current.round = round;
	}, [results]);
}
