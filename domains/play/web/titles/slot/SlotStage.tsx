import type { CSSProperties, ReactNode } from "react";
import { AutoplayButton } from "../../autoplay/AutoplayButton.tsx";
import { StopButton } from "../../autoplay/StopButton.tsx";
import { type Autoplay, useAutoplay } from "../../autoplay/use-autoplay.ts";
import { TurboButton } from "../../game/TurboButton.tsx";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { usePlayTexts } from "../../texts.ts";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { FeatureBegun, FeatureTotal } from "./FeatureTitle.tsx";
import { useSlotTexts } from "./texts.ts";
import type { Frames } from "./use-frames.ts";
import { useQuickMotions } from "./use-quick-motions.ts";
import { WinBanner } from "./WinBanner.tsx";

/** What is the title's own. */
type Own = {
	/** Of its stage. */
	className: string;
	look: CSSProperties;
	/** The picture behind the reels: a wide and a tall one of this name. */
	scene: string;
	/** Of a title with a feature: the picture that takes its place meanwhile, and the symbol that brings free spins. */
	feature?: { scene: string; symbol?: ReactNode };
	/** What stands on the stage, for those who do not see it. */
	board: string;
	/** Under the stage while no round has ended: how it pays, or how far the round is. */
	message: ReactNode;
	/** Of a title whose stake is a price: what the button says, and the question before the stake is taken. */
	sale?: Sale | undefined;
	/** The reels with what is written on both sides of them. */
	children: ReactNode;
};
type Sale = { text: string; ask(buy: () => void): void };
type Props = StageProps & Own & { shown: Frames; log(round: TitleRound): void };

/** The stage of a slot that is not played on lines: its scene, its reels, the strip below, and the one button. */
export function SlotStage({ game, isKeyed, notice, shown, log, ...own }: Props) {
	const { round, isRunning, isResting, isInFeature, tier } = shown;
	const { press, autoplay } = useSlotPress(game, shown, log, own.sale);
	const t = usePlayTexts();
	const stage = useQuickMotions(shown);
	useSpaceKey(() => {
		if (autoplay.progress) autoplay.stop();
		else if ((isRunning || game.phase === "idle") && !press.isOff) press.onPress();
	}, isKeyed);
	return (
		<>
			<div
				ref={stage}
				className={`game-shell-stage slot-stage ${own.className}`}
				data-scene={isInFeature ? "feature" : "base"}
				style={own.look}
			>
				<Scene name={own.scene} />
				{own.feature && shown.hasFeature && <Scene name={own.feature.scene} isShown={isInFeature} />}
				<p className="sr-only">{own.board}</p>
				{own.children}
				{isInFeature && own.feature?.symbol && (
					<FreeSpinsTitle shown={shown} money={game.money} symbol={own.feature.symbol} />
				)}
				{tier && round && <WinBanner tier={tier} winMinor={round.winMinor} money={game.money} />}
				{notice}
			</div>
			<div className="title-strip">
				{round && !isRunning && !isResting ? (
					<Outcome round={round} money={game.money} />
				) : (
					<p className="text-ink-muted">{own.message}</p>
				)}
				{!isRunning && autoplay.ended && (
					<p className="text-sm text-ink-muted">{t(`autoplay.ended.${autoplay.ended}`)}</p>
				)}
				<Results results={game.results} />
			</div>
			<StakeControls
				game={game}
				press={press}
				buttons={autoplay.progress && <StopButton left={autoplay.progress.left} onPress={autoplay.stop} />}
			>
				<div className="flex flex-wrap justify-end gap-2 empty:hidden [grid-area:choice]">
					{game.law.mayAutoplay && !own.sale && !game.spins.isOn && (
						<AutoplayButton
							autoplay={autoplay}
							stakeMinor={game.stakeMinor}
							money={game.money}
							isIdle={game.phase === "idle" && !isRunning}
						/>
					)}
					{game.law.mayHurry && <TurboButton isTurbo={shown.isTurbo} onTurbo={shown.setTurbo} />}
				</div>
			</StakeControls>
		</>
	);
}

type Press = { text: string; isOff: boolean; isSkip?: boolean; onPress(): void };

function useSlotPress(
	game: TitleGame,
	{ isRunning, tier, play, skip }: Frames,
	log: Props["log"],
	sale: Sale | undefined,
): { press: Press; autoplay: Autoplay } {
	const t = usePlayTexts();
	const ofSlots = useSlotTexts();
	const { money, stakeMinor, law, spins } = game;

	/** Returns the round that was shown. */
	async function spin(): Promise<TitleRound | undefined> {
		let shown: TitleRound | undefined;
		const passed = new Promise<void>((resolve) => setTimeout(resolve, law.minRoundMs));
		await game.begin({ stakeMinor }, async (of) => {
			shown = of;
			await play(of);
			log(of);
			await passed;
		});
		return shown;
	}

	const autoplay = useAutoplay({ stakeMinor, spin, log: game.log });
	// A celebration changes nothing of the round, so it may be ended everywhere.
	const maySkip = law.mayHurry || tier !== undefined;
	const press = (): Press => {
		if (isRunning)
			return { text: t(maySkip ? "controls.skip" : "controls.asking"), isOff: !maySkip, isSkip: true, onPress: skip };
		const begin = (): void => void spin();
		if (spins.isOn) return { text: t("controls.freeSpin", { left: spins.left }), isOff: false, onPress: begin };
		if (sale) return { text: sale.text, isOff: false, onPress: () => sale.ask(begin) };
		return { text: ofSlots("spin", { amount: money(stakeMinor) }), isOff: false, onPress: begin };
	};
	return { press: press(), autoplay };
}

/** `isShown`: of a picture that lies over the first one, and comes and goes. */
function Scene({ name, isShown }: { name: string; isShown?: boolean }) {
	const picture = (form: string, type: string): string => `/art/stages/${name}-${form}.${type}`;
	return (
		<picture>
			<source media="(orientation: portrait)" srcSet={picture("tall", "avif")} type="image/avif" />
			<source media="(orientation: portrait)" srcSet={picture("tall", "webp")} type="image/webp" />
			<source srcSet={picture("wide", "avif")} type="image/avif" />
			<img className="slot-scene" data-shown={isShown} src={picture("wide", "webp")} alt="" />
		</picture>
	);
}

type TitleProps = { shown: Frames; money: TitleGame["money"]; symbol: ReactNode };

function FreeSpinsTitle({ shown: { frame, round }, money, symbol }: TitleProps) {
	const t = usePlayTexts();
	const { kind, spin, added, wonMinor } = frame;
	if (added !== undefined)
		return (
			<FeatureBegun text={t(kind === "more" ? "strip.retriggered" : "strip.begun", { count: added })}>
				<span data-symbol>{symbol}</span>
			</FeatureBegun>
		);
	if (kind !== "total" || !spin || !round) return null;
	return (
		<FeatureTotal
			wonMinor={wonMinor - spin.beforeMinor}
			isWin={outcomeOfTitle(round) === "won"}
			stakeMinor={round.stakeMinor}
			money={money}
		/>
	);
}

function Outcome({ round, money }: { round: TitleRound; money: TitleGame["money"] }) {
	const t = usePlayTexts();
	const outcome = outcomeOfTitle(round);
	const values = { win: money(round.winMinor), stake: money(round.stakeMinor) };
	return (
		<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
			{t(`strip.${outcome}`, values)}
		</p>
	);
}
