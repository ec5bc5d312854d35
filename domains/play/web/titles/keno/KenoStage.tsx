import { kenoTimesX10000 } from "@baize/engines/draw";
import { look } from "@baize/games/looks/lemon-courtyard";
import { Button } from "@baize/platform-web";
import type { CSSProperties } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { shownAndLogged, useLoggedAgain } from "../use-recalled.ts";
import { useTimes } from "../use-times.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Courtyard } from "./Courtyard.tsx";
import { anyPicks, hitsOf, MAX_PICKS, toggled } from "./picks.ts";
import { Tiles } from "./Tiles.tsx";
import { useKenoTexts } from "./texts.ts";
import { drawnOf, useDraw } from "./use-draw.ts";
import words, { type KenoBet } from "./words.ts";

/** How many numbers the page picks where none is picked. */
const FIRST_PICKS = 8;
const aNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A wall of painted tiles in the sun: numbers are picked, and ten lemons fall. */
export default function KenoStage({ game, isKeyed, notice }: StageProps) {
	const own = useKenoTexts();
	const { money, phase, stakeMinor } = game;
	const sentenceOf = words.useSentences(money);
	const { picks, drawn, shown, skip, choose, show } = useDraw(game);
	useLoggedAgain(game, sentenceOf);
	const isIdle = phase === "idle";
	const hasPicks = picks.length > 0;
	const begin = (): void => void game.begin({ stakeMinor, choice: picks }, shownAndLogged(show, game.log, sentenceOf));
	useSpaceKey(() => (isIdle ? hasPicks && begin() : skip()), isKeyed);
	return (
		<>
			<div className="game-shell-stage keno-stage" style={look as CSSProperties}>
				<Courtyard />
				<div className="keno-wall">
					<Tiles
						picks={picks}
						drawn={drawn}
						isFixed={!isIdle}
						onSkip={skip}
						onPick={(number) => choose(toggled(shown ? (shown.bet as KenoBet).choice : picks, number))}
					/>
					<Pays picks={picks.length} hits={drawn.length > 0 ? hitsOf(picks, drawn) : undefined} />
				</div>
				{shown && <Won round={shown} money={money} />}
				{notice}
			</div>
			<div className="title-strip">
				<Message picks={picks} round={shown} money={money} />
				<Results results={game.results} timesOf={(round) => drawnOf(round).timesX10000 / 10_000} />
			</div>
			<StakeControls
				game={game}
				press={{
					text: hasPicks ? own("draw", { amount: money(stakeMinor) }) : own("pick"),
					isOff: !hasPicks,
					onPress: begin,
				}}
			>
				<div className="keno-choices">
					<output className="keno-count">
						<span>{own("picks")}</span>
						<bdi>{own("pickCount", { picks: picks.length, most: MAX_PICKS })}</bdi>
					</output>
					<Button
						look="quiet"
						size="s"
						disabled={!isIdle}
						onClick={() => choose(anyPicks(picks.length || FIRST_PICKS, aNumber))}
					>
						{own("random")}
					</Button>
					<Button look="quiet" size="s" disabled={!isIdle || !hasPicks} onClick={() => choose([])}>
						{own("clear")}
					</Button>
				</div>
			</StakeControls>
		</>
	);
}

/** What the picks pay by hits; the hits so far are marked. */
function Pays({ picks, hits }: { picks: number; hits: number | undefined }) {
	const own = useKenoTexts();
	const times = useTimes();
	if (picks === 0) return <p className="keno-pays-empty">{own("begin")}</p>;
	const paying = kenoTimesX10000(picks)
		.map((timesX10000, count) => ({ timesX10000, count }))
		.filter(({ timesX10000 }) => timesX10000 > 0);
	return (
		<ul className="keno-pays" aria-label={own("pays", { picks })}>
			{paying.map(({ timesX10000, count }) => (
				<li key={count} data-reached={count === hits || undefined}>
					<span className="sr-only">{own("hits", { hits: count })}</span>
					<span aria-hidden="true">{count}</span>
					<bdi>{times(timesX10000)}×</bdi>
				</li>
			))}
		</ul>
	);
}

function Won({ round, money }: { round: TitleRound; money: TitleGame["money"] }) {
	const times = useTimes();
	if (outcomeOfTitle(round) !== "won") return null;
	return (
		<p className="keno-won" aria-hidden="true">
			<bdi>{times(drawnOf(round).timesX10000)}×</bdi>
			<bdi>{money(round.winMinor)}</bdi>
		</p>
	);
}

type MessageProps = { picks: readonly number[]; round: TitleRound | undefined; money: TitleGame["money"] };

function Message({ picks, round, money }: MessageProps) {
	const own = useKenoTexts();
	const times = useTimes();
	// The wall says what to do.
	if (picks.length === 0) return null;
	if (!round) {
		const most = times(Math.max(...kenoTimesX10000(picks.length)));
		return <p className="text-ink-muted">{own("ready", { picks: picks.length, times: most })}</p>;
	}
	const outcome = outcomeOfTitle(round);
	const hits = hitsOf(picks, drawnOf(round).drawn);
	const values = { hits, picks: picks.length, win: money(round.winMinor), stake: money(round.stakeMinor) };
	return (
		<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>{own(outcome, values)}</p>
	);
}
