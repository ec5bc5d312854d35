import { LINE_COUNT, type SlotSheet, type StickySheet } from "@baize/engines/slots";
import { look } from "@baize/games/looks/iron-garden";
import type { CSSProperties } from "react";
import { usePlayTexts } from "../../texts.ts";
import { SlotStage } from "../slot/SlotStage.tsx";
import { useSlotLog } from "../slot/use-slot-log.ts";
import type { StageProps } from "../stage-props.ts";
import { Board } from "./Board.tsx";
import { SpinPanel, WinsPanel } from "./Panels.tsx";
import styles from "./sticky.css?url";
import { useStickyTexts } from "./texts.ts";
import { useSticky } from "./use-sticky.ts";
import words from "./words.ts";

/** The events that are announced: what won, and what came with it. */
const ANNOUNCED: readonly string[] = ["lineWon", "scattersWon", "freeSpinsBegun", "roundEnded"];

/** A conservatory of iron and glass: twenty lines, and brambles that stay on their reels in free spins. */
export default function StickyStage(props: StageProps) {
	const t = usePlayTexts();
	const own = useStickyTexts();
	const { game } = props;
	const { money } = game;
	const sheet = (game.game.sheet as SlotSheet).rules as StickySheet;
	const shown = useSticky(game, sheet);
	const { frame, round } = shown;
	const log = useSlotLog(game, words.useSentences(money), ANNOUNCED);
	const { spin } = frame;
	return (
		<SlotStage
			{...props}
			{...{ shown, log, styles }}
			className="sticky-stage"
			look={look as CSSProperties}
			scene="iron-garden"
			board={own("board")}
			message={
				shown.isResting
					? own("ready", { lines: LINE_COUNT })
					: spin && spin.number > 0 && t("feature.spin", { spin: spin.number, of: spin.of })
			}
		>
			<div className="sticky-table">
				<SpinPanel frame={frame} round={round} money={money} />
				<Board frame={frame} sheet={sheet} money={money} />
				<WinsPanel frame={frame} money={money} />
			</div>
		</SlotStage>
	);
}
