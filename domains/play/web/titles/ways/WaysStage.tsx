import type { SlotSheet, WaysSheet } from "@baize/engines/slots";
import type { CSSProperties } from "react";
import { usePlayTexts } from "../../texts.ts";
import { SlotStage } from "../slot/SlotStage.tsx";
import { useSlotLog } from "../slot/use-slot-log.ts";
import type { StageProps } from "../stage-props.ts";
import { REELS } from "./frames.ts";
import { lookOf } from "./looks.ts";
import { SpinPanel, WinsPanel } from "./Panels.tsx";
import { Reels } from "./Reels.tsx";
import { useWaysTexts } from "./texts.ts";
import { useReels } from "./use-reels.ts";
import words, { SCATTER } from "./words.ts";

/** The events that are announced: what won, and what came with it. */
const ANNOUNCED: readonly string[] = ["waysWon", "scattersWon", "freeSpinsBegun", "freeSpinsRetriggered", "roundEnded"];

const SCATTER_SYMBOL = { "--symbol": SCATTER } as CSSProperties;

/** Five reels of three or four rows: every way from the first reel on pays. */
export default function WaysStage(props: StageProps) {
	const t = usePlayTexts();
	const own = useWaysTexts();
	const { game } = props;
	const { money } = game;
	const { id, rules } = game.game.sheet as SlotSheet;
	const sheet = rules as WaysSheet;
	const { look, className } = lookOf(id);
	const shown = useReels(game, sheet);
	const { frame, round } = shown;
	const log = useSlotLog(game, words.useSentences(money, game.game), ANNOUNCED);
	const ways = sheet.rows ** REELS;
	const isFreeSpin = frame.spin !== undefined && frame.spin.number > 0;
	const spin = isFreeSpin && t("feature.spin", { spin: frame.spin!.number, of: frame.spin!.of });
	return (
		<SlotStage
			{...props}
			{...{ shown, log, className }}
			look={look as CSSProperties}
			scene={id}
			feature={{ scene: `${id}-night`, symbol: <span className="ways-symbol" style={SCATTER_SYMBOL} /> }}
			board={own("board", { rows: sheet.rows })}
			message={shown.isResting ? own("ready", { ways }) : spin}
		>
			<div className="ways-table">
				<SpinPanel frame={frame} round={round} money={money} ways={ways} />
				<Reels frame={frame} sheet={sheet} money={money} />
				<WinsPanel frame={frame} money={money} gameId={id} />
			</div>
		</SlotStage>
	);
}
