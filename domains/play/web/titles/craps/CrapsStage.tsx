import { look } from "@baize/games/looks/boardwalk-craps";
import { type CSSProperties, useState } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { useTableTexts } from "../table/texts.ts";
import { outcomeOfTitle, tierOf } from "../title-round.ts";
import { shownAndLogged, useLoggedAgain } from "../use-recalled.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Board } from "./Board.tsx";
import { Deck } from "./Deck.tsx";
import { Scene } from "./Scene.tsx";
import { useCrapsTexts } from "./texts.ts";
import { betOf, throwsOf, totalOf } from "./throws.ts";
import { type Seen, useThrows } from "./use-throws.ts";
import words, { betName } from "./words.ts";

/** Two dice on the planks of a pier, and the painted board of bets. */
export default function CrapsStage({ game, isKeyed, notice }: StageProps) {
	const t = useCrapsTexts();
	const ofTable = useTableTexts();
	const { money, phase, stakeMinor } = game;
	const sentenceOf = words.useSentences(money);
	const [chosen, choose] = useState("pass");
	const { seen, lying, show, skip, clear } = useThrows(game.recalled?.round);
	useLoggedAgain(game, sentenceOf);
	const isIdle = phase === "idle";
	const bet = seen && (game.recalled || !isIdle) ? betOf(seen.round) : chosen;
	const begin = (): void => {
		clear();
		void game.begin({ stakeMinor, choice: chosen }, shownAndLogged(show, game.log, sentenceOf));
	};
	useSpaceKey(() => (isIdle ? begin() : skip()), isKeyed);
	const isThrowing = seen !== undefined && !seen.isOver;
	return (
		<>
			<div className="game-shell-stage cr-stage" style={look as CSSProperties}>
				<Scene />
				<section className="cr-table" aria-label={t("table")}>
					<Deck seen={seen} rest={lying} isAsking={!isIdle && !seen} />
					<Board
						game={game}
						bet={bet}
						seen={seen}
						isFixed={!isIdle}
						onChoose={(next) => {
							choose(next);
							clear();
						}}
					/>
					{seen?.isOver && tierOf(seen.round) && <Won key={game.results.length} seen={seen} money={money} />}
				</section>
				{notice}
			</div>
			<div className="title-strip">
				<Message seen={seen} money={money} />
				<Results results={game.results} />
			</div>
			<StakeControls
				game={game}
				press={
					isThrowing
						? { text: ofTable("skip"), isOff: false, isSkip: true, onPress: skip }
						: { text: t("roll", { amount: money(stakeMinor) }), isOff: false, onPress: begin }
				}
			>
				<span className="cr-chosen [grid-area:choice]">
					<span className="text-xs text-ink-muted">{t("bet")}</span>
					<bdi className="font-semibold">{betName(t, bet)}</bdi>
				</span>
			</StakeControls>
		</>
	);
}

type Money = TitleGame["money"];

function Message({ seen, money }: { seen: Seen | undefined; money: Money }) {
	const t = useCrapsTexts();
	if (!seen) return <p className="text-ink-muted">{t("ready")}</p>;
	if (!seen.isOver) return <p className="text-ink-muted">{t("throwing", { count: seen.count })}</p>;
	const { round } = seen;
	const outcome = outcomeOfTitle(round);
	const values = {
		total: totalOf(throwsOf(round).at(-1)!),
		bet: betName(t, betOf(round)),
		win: money(round.winMinor),
		stake: money(round.stakeMinor),
	};
	return <p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>{t(outcome, values)}</p>;
}

/** How many streamers fall, by how far the win stands above the stake. */
const STREAMERS = { short: 6, nice: 18, big: 30, huge: 30 } as const;

/** What was won, on a rosette with streamers. */
function Won({ seen: { round }, money }: { seen: Seen; money: Money }) {
	return (
		<p className="cr-won" aria-hidden="true">
			<bdi>{money(round.winMinor)}</bdi>
			{Array.from({ length: STREAMERS[tierOf(round)!] }, (_, at) => (
				<i
					key={at}
					className="cr-streamer"
					data-ink={at % 4}
					style={{ "--at": `${(at * 61.8) % 100}%`, "--after": `${(at * 137) % 700}ms` } as CSSProperties}
				/>
			))}
		</p>
	);
}
