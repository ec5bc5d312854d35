import { ofX10000, PLINKO_RISKS, PLINKO_ROWS, type PlinkoRisk, plinkoTimesX10000 } from "@baize/engines/draw";
import { payMinor } from "@baize/engines/game";
import { garnetDrop } from "@baize/games/looks";
import { type CSSProperties, useMemo, useRef, useState } from "react";
import { useIsMobile, useStillness } from "../../game/use-opening.ts";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { giveCue } from "../../sound/cues.ts";
import { usePlayTexts } from "../../texts.ts";
import { Choice, neighboursOf } from "../Choice.tsx";
import { Results } from "../Results.tsx";
import { Segments } from "../Segments.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { shownAndLogged } from "../use-recalled.ts";
import { useTimes } from "../use-times.ts";
import type { TitleGame } from "../use-title-game.ts";
import { type Board, boardOf, wayOf } from "./board.ts";
import { PlinkoBoard } from "./PlinkoBoard.tsx";
import { usePlinkoTexts } from "./texts.ts";
import words, { type PlinkoBet, type PlinkoEvent, slotOf } from "./words.ts";

type Drawn = Extract<PlinkoEvent, { type: "resultDrawn" }>;
const drawnOf = ({ events }: TitleRound): Drawn => events[0] as Drawn;
const FIRST = { rows: 12, risk: "medium" } as const;

/** The board, its risk and its rows, and the garnet that falls where the outcome says. */
export default function PlinkoStage({ game, isKeyed, notice }: StageProps) {
	const t = usePlayTexts();
	const own = usePlinkoTexts();
	const times = useTimes();
	const { money, phase, stakeMinor } = game;
	const sentenceOf = words.useSentences(money);
	const [rows, chooseRows] = useState<number>(FIRST.rows);
	const [risk, chooseRisk] = useState<PlinkoRisk>(FIRST.risk);
	const isNarrow = useIsMobile();
	const board = useMemo(() => boardOf(rows, isNarrow), [rows, isNarrow]);
	const fall = useFall(board);
	const isIdle = phase === "idle";
	const slots = plinkoTimesX10000({ rows, risk });
	const shown = fall.shown && isOf(fall.shown, { rows, risk }) ? fall.shown : undefined;
	const begin = (): void =>
		void game.begin({ stakeMinor, choice: { rows, risk } }, shownAndLogged(fall.drop, game.log, sentenceOf));
	useSpaceKey(() => (isIdle ? begin() : fall.skip()), isKeyed);
	const { less, more } = neighboursOf(PLINKO_ROWS, rows);
	const press = { text: own("drop", { amount: money(stakeMinor) }), isOff: false, onPress: begin };
	return (
		<>
			<div className="game-shell-stage plinko-stage" style={garnetDrop as CSSProperties}>
				<div className="plinko-arch">
					<PlinkoBoard
						board={board}
						faces={slots.map(times)}
						path={fall.path}
						reached={shown && slotOf(drawnOf(shown).drawn)}
						ball={fall.ball}
						isFalling={fall.isFalling}
						onSkip={fall.skip}
					/>
				</div>
				<p className="sr-only">{own("board", { rows, times: slots.map(times).join(t("spoken.comma")) })}</p>
				{shown && <Won round={shown} money={money} face={times(drawnOf(shown).timesX10000)} />}
				{notice}
			</div>
			<div className="title-strip">
				<Message round={shown} slots={slots} game={game} />
				<Results results={game.results} timesOf={(round) => drawnOf(round).timesX10000 / 10_000} />
			</div>
			<StakeControls game={game} press={press}>
				<div className="plinko-choices">
					<Segments<PlinkoRisk>
						name={own("risk")}
						values={PLINKO_RISKS}
						chosen={risk}
						textOf={(each) => own(`risks.${each}`)}
						isFixed={!isIdle}
						onChoose={chooseRisk}
					/>
					<Choice
						name={own("rows")}
						text={own("rowCount", { rows })}
						lessLabel={own("fewer")}
						moreLabel={own("more")}
						isFixed={!isIdle}
						onLess={less === undefined ? undefined : () => chooseRows(less)}
						onMore={more === undefined ? undefined : () => chooseRows(more)}
					/>
				</div>
			</StakeControls>
		</>
	);
}

/** A ball lies where it fell until something else is chosen. */
function isOf(round: TitleRound, { rows, risk }: PlinkoBet["choice"]): boolean {
	const { choice } = round.bet as PlinkoBet;
	return choice.rows === rows && choice.risk === risk;
}

/** Lets the ball fall on the way that was drawn. */
function useFall(board: Board) {
	const ball = useRef<SVGGElement>(null);
	const running = useRef<Animation>(null);
	const isStill = useStillness();
	const [shown, setShown] = useState<TitleRound>();
	const [path, setPath] = useState<readonly number[]>();
	const [isFalling, setFalling] = useState(false);
	const skip = (): void => {
		giveCue({ type: "cut" });
		running.current?.finish();
	};
	async function drop(round: TitleRound): Promise<void> {
		const { drawn } = drawnOf(round);
		setShown(undefined);
		if (!isStill && ball.current) {
			setPath(drawn);
			setFalling(true);
			const { steps, lastsMs } = wayOf(board, drawn);
			const frames = steps.map(({ x, y, atMs, easing }) => ({
				transform: `translate(${x}px, ${y}px)`,
				offset: atMs / lastsMs,
				easing,
			}));
			running.current = ball.current.animate(frames, { duration: lastsMs });
			giveCue({ type: "ballFell", lastsMs, steps: drawn.length });
			await running.current.finished.catch(() => {});
		}
		setPath(isStill ? drawn : undefined);
		setFalling(false);
		setShown(round);
	}
	return { ball, shown, path, isFalling, drop, skip };
}

/** A slot that pays more than the stake is shown large; one that pays less is not celebrated. */
function Won({ round, money, face }: { round: TitleRound; money: TitleGame["money"]; face: string }) {
	if (outcomeOfTitle(round) !== "won") return null;
	return (
		<p className="plinko-won" aria-hidden="true">
			<bdi>{face}×</bdi>
			<bdi>{money(round.winMinor)}</bdi>
		</p>
	);
}

function Message({ round, slots, game }: { round: TitleRound | undefined; slots: readonly number[]; game: TitleGame }) {
	const own = usePlinkoTexts();
	const times = useTimes();
	const { money, stakeMinor } = game;
	if (!round) {
		const amount = money(Number(payMinor(BigInt(stakeMinor), ofX10000(slots[0]!))));
		return (
			<p className="text-ink-muted">{own("ready", { times: times(slots[0]!), stake: money(stakeMinor), amount })}</p>
		);
	}
	const outcome = outcomeOfTitle(round);
	const values = {
		times: times(drawnOf(round).timesX10000),
		win: money(round.winMinor),
		stake: money(round.stakeMinor),
	};
	const isWon = outcome === "won";
	return (
		<p className={isWon ? "display text-xl text-art-ink" : "text-ink-muted"}>
			{own(isWon ? "won" : outcome === "even" ? "even" : "lost", values)}
		</p>
	);
}
