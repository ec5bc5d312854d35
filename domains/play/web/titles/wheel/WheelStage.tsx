import { type WheelRisk, wheelTimesX10000 } from "@baize/engines/draw";
import { look } from "@baize/games/looks/primary-spin";
import { type CSSProperties, useState } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { paysMinor } from "../pays-minor.ts";
import { Results } from "../Results.tsx";
import { Segments } from "../Segments.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { shownAndLogged, useLoggedAgain } from "../use-recalled.ts";
import { useTimes } from "../use-times.ts";
import type { TitleGame } from "../use-title-game.ts";
import { legendOf } from "./segments.ts";
import { useWheelTexts } from "./texts.ts";
import { drawnOf, useSpin } from "./use-spin.ts";
import { Wheel } from "./Wheel.tsx";
import words, { SEGMENTS } from "./words.ts";

const RISKS: readonly WheelRisk[] = ["low", "medium", "high"];

/** A poster with a wheel of 24 segments. */
export default function WheelStage({ game, isKeyed, notice }: StageProps) {
	const own = useWheelTexts();
	const times = useTimes();
	const { money, phase, stakeMinor } = game;
	const sentenceOf = words.useSentences(money);
	const [risk, chooseRisk] = useState<WheelRisk>("medium");
	const { disc, degrees, shown, spin, skip, clear } = useSpin(game, ({ choice }) => chooseRisk(choice));
	useLoggedAgain(game, sentenceOf);
	const isIdle = phase === "idle";
	const isWon = shown !== undefined && outcomeOfTitle(shown) === "won";
	const begin = (): void => void game.begin({ stakeMinor, choice: risk }, shownAndLogged(spin, game.log, sentenceOf));
	useSpaceKey(() => (isIdle ? begin() : skip()), isKeyed);
	return (
		<>
			<div className="game-shell-stage wheel-stage" style={look as CSSProperties}>
				<Poster word={own(`risks.${risk}`)} />
				<p className="sr-only">{own("wheel", { count: SEGMENTS })}</p>
				<div className="wheel-poster">
					<Wheel
						risk={risk}
						disc={disc}
						degrees={degrees}
						stopped={shown && drawnOf(shown).drawn}
						hub={shown ? `${times(drawnOf(shown).timesX10000)}×` : ""}
						isWon={isWon}
					/>
					<Legend risk={risk} reached={shown && drawnOf(shown).timesX10000} />
				</div>
				{notice}
			</div>
			<div className="title-strip">
				<Message round={shown} risk={risk} game={game} />
				<Results results={game.results} timesOf={(round) => drawnOf(round).timesX10000 / 10_000} />
			</div>
			<StakeControls
				game={game}
				press={{ text: own("spin", { amount: money(stakeMinor) }), isOff: false, onPress: begin }}
			>
				<div className="title-choice">
					<Segments<WheelRisk>
						name={own("risk")}
						values={RISKS}
						chosen={risk}
						textOf={(each) => own(`risks.${each}`)}
						isFixed={!isIdle}
						onChoose={(next) => {
							chooseRisk(next);
							clear();
						}}
					/>
				</div>
			</StakeControls>
		</>
	);
}

/** What each ink pays, and how many of the segments have it. */
function Legend({ risk, reached }: { risk: WheelRisk; reached: number | undefined }) {
	const own = useWheelTexts();
	const times = useTimes();
	return (
		<ul className="wheel-legend" aria-label={own("legend")}>
			{legendOf(risk).map(({ timesX10000, count, ink }) => (
				<li key={timesX10000} data-ink={ink} data-reached={timesX10000 === reached || undefined}>
					<bdi>{timesX10000 === 0 ? own("blank") : `${times(timesX10000)}×`}</bdi>
					<span>{own("segments", { count, all: SEGMENTS })}</span>
				</li>
			))}
		</ul>
	);
}

/** The shapes of the poster, and its one large word. */
function Poster({ word }: { word: string }) {
	return (
		<>
			<svg className="wheel-shapes" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
				<path className="ps-fill-blue" d="M0 700V330A370 370 0 0 1 370 700Z" />
				<path className="ps-fill-yellow" d="M1200 0V300A300 300 0 0 1 900 0Z" />
				<path className="ps-fill-red" d="M0 0H210V46H0ZM990 654H1200V700H990Z" />
				<path className="ps-line" d="M0 196H1200M0 212H1200M1014 0V700" />
				<circle className="ps-fill-ink" cx="1100" cy="560" r="54" />
				<path className="ps-fill-red" d="M60 120 150 120 105 198Z" />
			</svg>
			<p className="wheel-word" aria-hidden="true">
				{word}
			</p>
		</>
	);
}

type MessageProps = { round: TitleRound | undefined; risk: WheelRisk; game: TitleGame };

function Message({ round, risk, game: { money, stakeMinor } }: MessageProps) {
	const own = useWheelTexts();
	const times = useTimes();
	if (round) {
		const isWon = outcomeOfTitle(round) === "won";
		const values = { times: times(drawnOf(round).timesX10000), win: money(round.winMinor) };
		return (
			<p className={isWon ? "display text-xl text-art-ink" : "text-ink-muted"}>{own(isWon ? "won" : "lost", values)}</p>
		);
	}
	const most = Math.max(...wheelTimesX10000(risk));
	const amount = money(paysMinor(stakeMinor, most));
	return <p className="text-ink-muted">{own("ready", { times: times(most), stake: money(stakeMinor), amount })}</p>;
}
