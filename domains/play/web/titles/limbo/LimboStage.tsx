import { payMinor } from "@baize/engines/game";
import { chanceOf, type LimboEvent, type LimboSheet } from "@baize/engines/limbo";
import { fraction, toNumber } from "@baize/kernel/odds";
import { eachShare } from "@baize/platform-web";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useStillness } from "../../game/use-opening.ts";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { usePlayTexts } from "../../texts.ts";
import { Choice, neighboursOf } from "../Choice.tsx";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import { useLoggedAgain } from "../use-recalled.ts";
import { useLimboTexts } from "./texts.ts";
import words from "./words.ts";

const FLIGHT_MS = 900;
const eventOf = ({ events }: TitleRound): LimboEvent => events[0] as LimboEvent;
const reachedTimes = (round: TitleRound): number => eventOf(round).resultX100 / 100;

/** What the server would pay, cut as it cuts. */
const paysMinor = (stakeMinor: number, targetX100: number): number =>
	Number(payMinor(BigInt(stakeMinor), fraction(BigInt(targetX100), 100n)));

/** The sky, the height that the comet must reach, and how high it came. */
export default function LimboStage({ game, isKeyed, notice }: StageProps) {
	const t = usePlayTexts();
	const own = useLimboTexts();
	const sheet = game.game.sheet as LimboSheet;
	const offered = [...sheet.targetsX100].sort((one, other) => one - other);
	const [targetX100, choose] = useState(sheet.targetsX100[0]!);
	const { less, more } = neighboursOf(offered, targetX100);
	const { money } = game;
	const sentenceOf = words.useSentences(money);

	const { flight, times, fly } = useFlight(game.recalled?.round);
	async function show(round: TitleRound): Promise<void> {
		await fly(round);
		game.log.add(sentenceOf(eventOf(round)));
	}
	useLoggedAgain(game, sentenceOf);
	const begin = (): void => void game.begin({ stakeMinor: game.stakeMinor, targetX100 }, show);
	const press = { text: t("titles.play"), isOff: false, onPress: begin };
	useSpaceKey(begin, isKeyed && game.phase === "idle");
	const ended = flight?.isOver ? flight.round : undefined;
	const outcome = ended && outcomeOfTitle(ended);
	const line = flight ? eventOf(flight.round).targetX100 : targetX100;
	return (
		<>
			<div
				className="game-shell-stage limbo-stage"
				data-outcome={outcome}
				data-flying={flight !== undefined && !flight.isOver}
			>
				<Sky share={shareOfSky(times)} />
				<div className="limbo-target" style={{ "--share": shareOfSky(line / 100) } as CSSProperties}>
					<bdi>{t("titles.times", { times: line / 100 })}</bdi>
				</div>
				<p className="limbo-height" aria-hidden="true">
					<bdi>{t("titles.times", { times })}</bdi>
					{outcome === "won" && <bdi className="limbo-win">{money(ended!.winMinor)}</bdi>}
				</p>
				{notice}
			</div>
			<div className="title-strip">
				<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
					{ended
						? outcome === "won"
							? t("strip.won", { win: money(ended.winMinor) })
							: own("fell", { height: reachedTimes(ended) })
						: own("odds", {
								chance: toNumber(chanceOf(sheet, targetX100)),
								amount: money(paysMinor(game.stakeMinor, targetX100)),
							})}
				</p>
				<Results results={game.results} timesOf={reachedTimes} />
			</div>
			<StakeControls game={game} press={press}>
				<Choice
					name={own("target")}
					text={t("titles.times", { times: targetX100 / 100 })}
					lessLabel={own("lower")}
					moreLabel={own("higher")}
					isFixed={game.phase !== "idle"}
					onLess={less === undefined ? undefined : () => choose(less)}
					onMore={more === undefined ? undefined : () => choose(more)}
				/>
			</StakeControls>
		</>
	);
}

/** The comet of the round that is shown; a recalled one flies by itself. */
function useFlight(recalled: TitleRound | undefined) {
	const [flight, setFlight] = useState<{ round: TitleRound; isOver: boolean }>();
	const isStill = useStillness();
	const height = useClimb();
	async function fly(round: TitleRound): Promise<void> {
		setFlight({ round, isOver: false });
		await height.climb(reachedTimes(round), isStill ? 0 : FLIGHT_MS);
		setFlight({ round, isOver: true });
	}
	useEffect(() => {
		if (recalled) void fly(recalled);
	}, [recalled]);
	return { flight, times: height.times, fly };
}

/** How far up the sky a multiple is drawn: each tenfold is a third of it. */
const shareOfSky = (times: number): number => Math.min(0.96, 0.08 + Math.log10(Math.max(1, times)) * 0.3);

/** The number that counts up; it is for the eye only, the round is decided. */
function useClimb() {
	const [times, setTimes] = useState(1);
	const running = useRef(0);
	function climb(to: number, forMs: number): Promise<void> {
		const run = ++running.current;
		return new Promise((resolve) => {
			const stop = eachShare(forMs, (share) => {
				const isNewest = run === running.current;
				if (isNewest) setTimes(share === 1 ? to : Math.floor(100 * to ** (1 - (1 - share) ** 3)) / 100);
				else stop();
				if (share === 1 || !isNewest) resolve();
			});
		});
	}
	return { times, climb };
}

function Sky({ share }: { share: number }) {
	return (
		<>
			<svg className="limbo-sky" viewBox="0 0 800 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
				{STARS.map(([x, y, r]) => (
					<circle key={`${x}-${y}`} className="limbo-star" cx={x} cy={y} r={r} />
				))}
				<path className="limbo-peak-far" d="M0 520 120 430l70 50 110-90 120 110 90-70 130 90 80-60 80 40v140H0Z" />
				<path className="limbo-peak" d="M0 600V560l160-70 110 50 140-80 130 80 120-50 140 70v40Z" />
			</svg>
			<svg
				className="limbo-flight"
				viewBox="0 0 120 260"
				aria-hidden="true"
				style={{ "--share": share } as CSSProperties}
			>
				<defs>
					<linearGradient id="limbo-tail" x1="0.85" y1="0" x2="0.1" y2="1">
						<stop offset="0" className="limbo-tail-near" />
						<stop offset="1" className="limbo-tail-far" />
					</linearGradient>
				</defs>
				<path fill="url(#limbo-tail)" d="M64 20C40 70 16 160 2 258 44 190 88 110 104 48Z" />
				<circle className="limbo-glow" cx="84" cy="34" r="34" />
				<circle className="limbo-comet" cx="84" cy="34" r="16" />
			</svg>
		</>
	);
}

const STARS = Array.from({ length: 60 }, (_, at): [number, number, number] => [
	Math.round(((at * 0.754_877_666) % 1) * 800),
	Math.round(((at * 0.569_840_29) % 1) * 400),
	at % 7 === 0 ? 2.4 : 1.1,
]);
