import type { SpotBet } from "@baize/engines/spots";
import { midnightRoulette } from "@baize/games/looks";
import { stakeUnitOf } from "@baize/games/stakes";
import { decimalText } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { type CSSProperties, useEffect, useState } from "react";
import { useStillness } from "../../game/use-opening.ts";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { usePlayTexts } from "../../texts.ts";
import type { StageProps } from "../stage-props.ts";
import { type LimitsOfStake, outcomeOfTitle, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { Cloth, type Heap } from "./Cloth.tsx";
import { CHIPS } from "./chips.ts";
import clothStyles from "./cloth.css?url";
import { timesToOne } from "./layout.ts";
import { RouletteControls } from "./RouletteControls.tsx";
import styles from "./roulette.css?url";
import { useRouletteTexts } from "./texts.ts";
import { useCloth } from "./use-cloth.ts";
import { useWheel } from "./use-wheel.ts";
import { Wheel } from "./Wheel.tsx";
import words, { colourOf, placeName, type RouletteEvent } from "./words.ts";

/** The wheel, the cloth, and the chips that are put on it. */
export default function RouletteStage({ game, isKeyed, notice }: StageProps) {
	const t = useRouletteTexts();
	const { money } = game;
	const sentenceOf = words.useSentences(money);
	const unitMinor = stakeUnitOf(game.currency);
	const maxMinor = (game.game.sheet as unknown as LimitsOfStake).maxStakeUnits * unitMinor;
	const [isFull, setFull] = useState(false);
	const [looked, look] = useState<string>();
	const [chipMinor, chooseChip] = useState(CHIPS[1].units * unitMinor);
	const [shown, setShown] = useState<TitleRound>();
	const cloth = useCloth(maxMinor, () => setFull(true));
	const wheel = useWheel(useStillness());
	const faceOf = useFaces(game.currency);
	const isIdle = game.phase === "idle";
	useStakeOf(cloth.totalMinor, game);
	async function show(round: TitleRound): Promise<void> {
		await wheel.spin(pocketOf(round));
		setShown(round);
		cloth.clear();
		for (const event of round.events) game.log.add(sentenceOf(event as RouletteEvent));
	}
	const repeated = cloth.totalMinor === 0 ? shown : undefined;
	const stakeMinor = repeated?.stakeMinor ?? cloth.totalMinor;
	function press(): void {
		if (!isIdle) wheel.skip();
		if (!isIdle || stakeMinor === 0) return;
		const bet = repeated ? (repeated.bet as SpotBet) : { spots: cloth.spots };
		setFull(false);
		setShown(undefined);
		if (repeated) cloth.lay(bet.spots);
		void game.begin(bet, show, stakeMinor);
	}
	function place(spot: string): void {
		setFull(false);
		setShown(undefined);
		cloth.place(spot, chipMinor);
	}
	useSpaceKey(press, isKeyed);
	const note = isFull ? t("most", { amount: money(maxMinor) }) : lookedText(t, looked);
	const heaps = shown && cloth.totalMinor === 0 ? heapsOf(shown) : cloth.spots;
	return (
		<>
			<Styles />
			<div className="game-shell-stage roulette-stage" style={midnightRoulette as CSSProperties}>
				<div className="roulette-table">
					<WheelOf wheel={wheel} round={shown} money={money} />
					<div className="roulette-side">
						<Numbers results={game.results} />
						<Cloth
							heaps={heaps}
							drawn={shown && pocketOf(shown)}
							isFixed={!isIdle}
							{...{ unitMinor, money, faceOf }}
							onPlace={place}
							onLook={look}
						/>
					</div>
				</div>
				{notice}
			</div>
			<Strip text={note} round={shown} money={money} />
			<RouletteControls
				game={game}
				cloth={cloth}
				chip={{ chosenMinor: chipMinor, choose: chooseChip, faceOf, unitMinor }}
				press={{ stakeMinor, isRepeat: repeated !== undefined, onPress: press, isTurning: wheel.isTurning }}
			/>
		</>
	);
}

const Styles = () => (
	<>
		<link rel="stylesheet" href={styles} precedence="title" />
		<link rel="stylesheet" href={clothStyles} precedence="title" />
	</>
);

/** What lies on the cloth is the stake, also for the line on the bonus. */
function useStakeOf(totalMinor: number, { setStake }: Pick<TitleGame, "setStake">): void {
	useEffect(() => {
		if (totalMinor > 0) setStake(totalMinor);
	}, [totalMinor]);
}

type WheelProps = { wheel: ReturnType<typeof useWheel>; round: TitleRound | undefined; money: TitleGame["money"] };

function WheelOf({ wheel, round, money }: WheelProps) {
	const t = useRouletteTexts();
	return (
		<div className="roulette-wheel">
			<Wheel wheel={wheel} label={t("wheel")} />
			{round && <Plaque round={round} money={money} />}
		</div>
	);
}

const pocketOf = ({ events }: TitleRound): number =>
	(events[0] as Extract<RouletteEvent, { type: "resultDrawn" }>).drawn;

/** The chips of a round that is over: those that have won, with what they paid, and those that were lost. */
function heapsOf({ bet, events }: TitleRound): Heap[] {
	const paid = new Map(
		(events as readonly RouletteEvent[]).flatMap((event) =>
			event.type === "spotPaid" ? [[event.spot, event.amountMinor] as const] : [],
		),
	);
	return (bet as SpotBet).spots.map(({ spot, amountMinor }) => ({
		spot,
		amountMinor: paid.get(spot) ?? amountMinor,
		outcome: paid.has(spot) ? "won" : "lost",
	}));
}

/** An amount as it stands on a chip, without its currency. */
function useFaces(currency: string): (amountMinor: number) => string {
	const locale = useLocale();
	const format = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 2 });
	return (amountMinor) => format.format(Number(decimalText(BigInt(amountMinor), currency)));
}

const lookedText = (t: ReturnType<typeof useRouletteTexts>, spot: string | undefined): string | undefined =>
	spot === undefined ? undefined : t("hover", { name: placeName(t, spot), times: timesToOne(spot) });

function Strip({
	text,
	round,
	money,
}: {
	text: string | undefined;
	round: TitleRound | undefined;
	money: TitleGame["money"];
}) {
	const t = useRouletteTexts();
	if (text !== undefined || !round)
		return (
			<div className="title-strip roulette-strip">
				<p className="text-ink-muted">{text ?? t("ready")}</p>
			</div>
		);
	const outcome = outcomeOfTitle(round);
	const values = { number: String(pocketOf(round)), win: money(round.winMinor), stake: money(round.stakeMinor) };
	return (
		<div className="title-strip roulette-strip">
			<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
				{t(outcome === "lost" ? "fell" : outcome, values)}
			</p>
		</div>
	);
}

/** The number that was drawn, large; with what it paid where that is more than was staked. */
function Plaque({ round, money }: { round: TitleRound; money: TitleGame["money"] }) {
	const pocket = pocketOf(round);
	return (
		<p className="roulette-plaque" data-colour={colourOf(pocket)} aria-hidden="true">
			<b>{pocket}</b>
			{outcomeOfTitle(round) === "won" && <bdi>{money(round.winMinor)}</bdi>}
		</p>
	);
}

/** The last numbers, the newest first. */
function Numbers({ results }: { results: readonly TitleRound[] }) {
	const t = usePlayTexts();
	return (
		<ul className="roulette-numbers" aria-label={t("titles.results")}>
			{results.map((round, at) => (
				<li key={results.length - at} data-colour={colourOf(pocketOf(round))}>
					{pocketOf(round)}
				</li>
			))}
		</ul>
	);
}
