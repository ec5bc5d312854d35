import type { SlotSheet, WaysSheet } from "@baize/engines/slots";
import { look } from "@baize/games/looks/silk-caravan";
import type { CSSProperties } from "react";
import { useSpaceKey } from "../../game/use-space-key.ts";
import { usePlayTexts } from "../../texts.ts";
import { Results } from "../Results.tsx";
import { StakeControls } from "../StakeControls.tsx";
import slotStyles from "../slot/slot.css?url";
import { useSlotTexts } from "../slot/texts.ts";
import { useSlotLog } from "../slot/use-slot-log.ts";
import { WinBanner } from "../slot/WinBanner.tsx";
import type { StageProps } from "../stage-props.ts";
import { outcomeOfTitle, type TitleRound } from "../title-round.ts";
import type { TitleGame } from "../use-title-game.ts";
import { type Frame, REELS } from "./frames.ts";
import { SpinPanel, WinsPanel } from "./Panels.tsx";
import { Reels } from "./Reels.tsx";
import { useWaysTexts } from "./texts.ts";
import { useReels } from "./use-reels.ts";
import styles from "./ways.css?url";
import words from "./words.ts";

/** The events that are announced: what won, and what came with it. */
const ANNOUNCED: readonly string[] = ["waysWon", "scattersWon", "freeSpinsBegun", "freeSpinsRetriggered", "roundEnded"];

/** A carpet with five reels, embroidered: every way from the first reel on pays. */
export default function WaysStage({ game, isKeyed, notice }: StageProps) {
	const t = usePlayTexts();
	const own = useWaysTexts();
	const ofSlots = useSlotTexts();
	const { money, phase, stakeMinor } = game;
	const sheet = (game.game.sheet as SlotSheet).rules as WaysSheet;
	const { frame, round, isRunning, tier, play, skip } = useReels(game, sheet);
	const log = useSlotLog(game, words.useSentences(money), ANNOUNCED);
	const begin = (): void =>
		void game.begin({ stakeMinor }, async (of) => {
			await play(of);
			log(of);
		});
	const press = isRunning
		? { text: t("controls.skip"), isOff: false, isSkip: true, onPress: skip }
		: { text: ofSlots("spin", { amount: money(stakeMinor) }), isOff: false, onPress: begin };
	useSpaceKey(() => (isRunning || phase === "idle") && press.onPress(), isKeyed);
	const ways = sheet.rows ** REELS;
	return (
		<>
			<link rel="stylesheet" href={slotStyles} precedence="title" />
			<link rel="stylesheet" href={styles} precedence="title" />
			<div
				className="game-shell-stage ways-stage"
				style={look as CSSProperties}
				data-free={frame.spin !== undefined || undefined}
			>
				<Scene />
				<p className="sr-only">{own("board", { rows: sheet.rows })}</p>
				<div className="ways-table">
					<SpinPanel frame={frame} round={round} money={money} ways={ways} />
					<Reels frame={frame} sheet={sheet} money={money} />
					<WinsPanel frame={frame} money={money} />
				</div>
				{tier && round && <WinBanner tier={tier} winMinor={round.winMinor} money={money} />}
				{notice}
			</div>
			<div className="title-strip">
				<Message frame={frame} round={isRunning ? undefined : round} money={money} ways={ways} />
				<Results results={game.results} />
			</div>
			<StakeControls game={game} press={press} />
		</>
	);
}

function Scene() {
	return (
		<picture>
			<source media="(orientation: portrait)" srcSet="/art/stages/silk-caravan-tall.avif" type="image/avif" />
			<source media="(orientation: portrait)" srcSet="/art/stages/silk-caravan-tall.webp" type="image/webp" />
			<source srcSet="/art/stages/silk-caravan-wide.avif" type="image/avif" />
			<img className="ways-scene" src="/art/stages/silk-caravan-wide.webp" alt="" />
		</picture>
	);
}

type MessageProps = { frame: Frame; round: TitleRound | undefined; money: TitleGame["money"]; ways: number };

function Message({ frame, round, money, ways }: MessageProps) {
	const t = usePlayTexts();
	const own = useWaysTexts();
	if (frame.kind === "resting") return <p className="text-ink-muted">{own("ready", { ways })}</p>;
	if (!round)
		return (
			<p className="text-ink-muted">
				{frame.spin && frame.spin.number > 0 && t("feature.spin", { spin: frame.spin.number, of: frame.spin.of })}
			</p>
		);
	const outcome = outcomeOfTitle(round);
	const values = { win: money(round.winMinor), stake: money(round.stakeMinor) };
	return (
		<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
			{t(`strip.${outcome}`, values)}
		</p>
	);
}
