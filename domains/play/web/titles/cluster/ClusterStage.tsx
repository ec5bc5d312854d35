import type { ClusterSheet, SlotSheet } from "@baize/engines/slots";
import { look } from "@baize/games/looks/coral-cascade";
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
import { Board } from "./Board.tsx";
import styles from "./cluster.css?url";
import type { Frame } from "./frames.ts";
import { ClusterPanel, SpinPanel } from "./Panels.tsx";
import { useClusterTexts } from "./texts.ts";
import { useCascades } from "./use-cascades.ts";
import words from "./words.ts";

/** A grid under the sea: clusters win, burst and let the rest fall. */
export default function ClusterStage({ game, isKeyed, notice }: StageProps) {
	const t = usePlayTexts();
	const own = useClusterTexts();
	const ofSlots = useSlotTexts();
	const { money, phase, stakeMinor } = game;
	const { frame, round, isRunning, tier, play, skip } = useCascades(game);
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
	return (
		<>
			<link rel="stylesheet" href={slotStyles} precedence="title" />
			<link rel="stylesheet" href={styles} precedence="title" />
			<div className="game-shell-stage cluster-stage" style={look as CSSProperties}>
				<Scene />
				<p className="sr-only">{own("board")}</p>
				<div className="cluster-table">
					<SpinPanel frame={frame} round={round} money={money} />
					<Board frame={frame} money={money} />
					<ClusterPanel frame={frame} money={money} />
				</div>
				{tier && round && <WinBanner tier={tier} winMinor={round.winMinor} money={money} />}
				{notice}
			</div>
			<div className="title-strip">
				<Message frame={frame} round={isRunning ? undefined : round} game={game} />
				<Results results={game.results} />
			</div>
			<StakeControls game={game} press={press} />
		</>
	);
}

/** The events that are announced: what won, and what came with it. */
const ANNOUNCED: readonly string[] = [
	"clusterWon",
	"freeSpinsBegun",
	"freeSpinsRetriggered",
	"winCapped",
	"roundEnded",
];

function Scene() {
	return (
		<picture>
			<source media="(orientation: portrait)" srcSet="/art/stages/coral-cascade-tall.avif" type="image/avif" />
			<source media="(orientation: portrait)" srcSet="/art/stages/coral-cascade-tall.webp" type="image/webp" />
			<source srcSet="/art/stages/coral-cascade-wide.avif" type="image/avif" />
			<img className="cluster-scene" src="/art/stages/coral-cascade-wide.webp" alt="" />
		</picture>
	);
}

type MessageProps = { frame: Frame; round: TitleRound | undefined; game: TitleGame };

function Message({ frame, round, game: { game, money } }: MessageProps) {
	const t = usePlayTexts();
	const own = useClusterTexts();
	if (frame.kind === "resting")
		return (
			<p className="text-ink-muted">{own("ready", { times: ((game.sheet as SlotSheet).rules as ClusterSheet).cap })}</p>
		);
	if (!round) return <p className="text-ink-muted">{frame.cascade > 0 && own("cascade", { count: frame.cascade })}</p>;
	const outcome = outcomeOfTitle(round);
	const values = { win: money(round.winMinor), stake: money(round.stakeMinor) };
	return (
		<p className={outcome === "won" ? "display text-xl text-art-ink" : "text-ink-muted"}>
			{t(`strip.${outcome}`, values)}
		</p>
	);
}
