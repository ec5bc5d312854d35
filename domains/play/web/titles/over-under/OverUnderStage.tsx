import {
	OVER_UNDER_NUMBERS,
	OVER_UNDER_SIDES,
	type OverUnderChoice,
	type OverUnderSide,
	overUnderTimesX10000,
	targetsOf,
	winningNumbers,
} from "@baize/engines/draw";
import { look } from "@baize/games/looks/barometer-dice";
import { type CSSProperties, useState } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { usePlayTexts } from "../../texts.ts";
import { Choice } from "../Choice.tsx";
import { paysMinor } from "../pays-minor.ts";
import { Results } from "../Results.tsx";
import { Segments } from "../Segments.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { shownAndLogged, useLoggedAgain } from "../use-recalled.ts";
import { useTimes } from "../use-times.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Dial } from "./Dial.tsx";
import { useOverUnderTexts } from "./texts.ts";
import { drawnOf, useNeedle } from "./use-needle.ts";
import words, { useNumber } from "./words.ts";

/** A barometer whose needle stops under or over the number that the player has named. */
export default function OverUnderStage({ game, isKeyed, notice }: StageProps) {
	const own = useOverUnderTexts();
	const number = useNumber();
	const { money, phase, stakeMinor } = game;
	const sentenceOf = words.useSentences(money);
	const [choice, choose] = useState<OverUnderChoice>({ side: "under", target: OVER_UNDER_NUMBERS / 2 });
	const { needle, degrees, shown, show, skip, clear } = useNeedle(game, (bet) => choose(bet.choice));
	useLoggedAgain(game, sentenceOf);
	const isIdle = phase === "idle";
	const isWon = shown !== undefined && outcomeOfTitle(shown) === "won";
	const begin = (): void => void game.begin({ stakeMinor, choice }, shownAndLogged(show, game.log, sentenceOf));
	useSpaceKey(() => (isIdle ? begin() : skip()), isKeyed);
	function name(next: OverUnderChoice): void {
		choose(next);
		clear();
	}
	return (
		<>
			<div className="game-shell-stage over-under-stage" style={look as CSSProperties}>
				<Dial choice={choice} needle={needle} degrees={degrees} isWon={isWon} />
				<p className="over-under-plate" data-won={isWon || undefined} aria-hidden="true">
					<bdi>
						{shown ? number(drawnOf(shown).drawn) : own(`named.${choice.side}`, { target: number(choice.target) })}
					</bdi>
				</p>
				{notice}
			</div>
			<div className="title-strip">
				<Message round={shown} choice={choice} game={game} />
				<Results results={game.results} timesOf={(round) => drawnOf(round).timesX10000 / 10_000} />
			</div>
			<StakeControls
				game={game}
				press={{ text: own("read", { amount: money(stakeMinor) }), isOff: false, onPress: begin }}
			>
				<Target choice={choice} isFixed={!isIdle} onChoose={name} />
			</StakeControls>
		</>
	);
}

type MessageProps = { round: TitleRound | undefined; choice: OverUnderChoice; game: TitleGame };

function Message({ round, choice, game: { money, stakeMinor } }: MessageProps) {
	const own = useOverUnderTexts();
	const t = usePlayTexts();
	const times = useTimes();
	const number = useNumber();
	if (round && outcomeOfTitle(round) === "won")
		return <p className="display text-xl text-art-ink">{t("strip.won", { win: money(round.winMinor) })}</p>;
	const timesX10000 = overUnderTimesX10000(choice);
	return (
		<p className="text-ink-muted">
			{round
				? own("lost", { number: number(drawnOf(round).drawn) })
				: own("odds", {
						chance: winningNumbers(choice) / OVER_UNDER_NUMBERS,
						times: times(timesX10000),
						amount: money(paysMinor(stakeMinor, timesX10000)),
					})}
		</p>
	);
}

type TargetProps = { choice: OverUnderChoice; isFixed: boolean; onChoose(choice: OverUnderChoice): void };

/** One whole number of the dial, which the buttons step by; the slider reaches every hundredth. */
const STEP = 100;

/** The side and the target. On the other side the mirrored target wins as often. */
function Target({ choice: { side, target }, isFixed, onChoose }: TargetProps) {
	const own = useOverUnderTexts();
	const number = useNumber();
	const { min, max } = targetsOf(side);
	const stepped = (by: number) =>
		target + by < min || target + by > max ? undefined : () => onChoose({ side, target: target + by });
	return (
		<div className="title-choice over-under-choice">
			<Segments<OverUnderSide>
				name={own("side")}
				values={OVER_UNDER_SIDES}
				chosen={side}
				textOf={(each) => own(`sides.${each}`)}
				isFixed={isFixed}
				onChoose={(next) => onChoose({ side: next, target: OVER_UNDER_NUMBERS - 1 - target })}
			/>
			<Choice
				name={own("target")}
				text={number(target)}
				lessLabel={own("lower")}
				moreLabel={own("higher")}
				isFixed={isFixed}
				onLess={stepped(-STEP)}
				onMore={stepped(STEP)}
			/>
			<input
				type="range"
				className="over-under-slider"
				aria-label={own("target")}
				aria-valuetext={number(target)}
				min={min}
				max={max}
				value={target}
				disabled={isFixed}
				onChange={({ target: { valueAsNumber } }) => onChoose({ side, target: valueAsNumber })}
			/>
		</div>
	);
}
