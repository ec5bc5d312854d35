import type { CascadeSheet, SlotSheet } from "@baize/engines/slots";
import { look } from "@baize/games/looks/thunder-pines";
import type { CSSProperties } from "react";
import { usePlayTexts } from "../../texts.ts";
import { SlotStage } from "../slot/SlotStage.tsx";
import { useSlotLog } from "../slot/use-slot-log.ts";
import type { StageProps } from "../stage-props.ts";
import { SpinPanel, WinsPanel } from "./Panels.tsx";
import { Reels } from "./Reels.tsx";
import { useCascadeTexts } from "./texts.ts";
import { useCascade } from "./use-cascade.ts";
import words, { SCATTER } from "./words.ts";

/** The events that are announced: what won, and what came with it. */
const ANNOUNCED: readonly string[] = ["waysWon", "freeSpinsBegun", "freeSpinsRetriggered", "winCapped", "roundEnded"];

const SCATTER_SYMBOL = { "--symbol": SCATTER } as CSSProperties;

/** Ink on paper in a storm: six reels of two to seven tiles, which lightning takes when they win. */
export default function CascadeStage(props: StageProps) {
	const t = usePlayTexts();
	const own = useCascadeTexts();
	const { game } = props;
	const { money } = game;
	const sheet = (game.game.sheet as SlotSheet).rules as CascadeSheet;
	const shown = useCascade(game, sheet);
	const { frame, round } = shown;
	const log = useSlotLog(game, words.useSentences(money), ANNOUNCED);
	const { spin, cascade } = frame;
	const ways = (sheet.minHeight + sheet.heights.length - 1) ** sheet.reels.length;
	const message = spin
		? spin.number > 0 && t("feature.spin", { spin: spin.number, of: spin.of })
		: cascade > 0 && own("cascade", { count: cascade });
	return (
		<SlotStage
			{...props}
			{...{ shown, log }}
			className="cascade-stage"
			look={look as CSSProperties}
			scene="thunder-pines"
			feature={{ scene: "thunder-pines-struck", symbol: <span className="cascade-symbol" style={SCATTER_SYMBOL} /> }}
			board={own("board")}
			message={shown.isResting ? own("ready", { ways }) : message}
		>
			<div className="cascade-table">
				<SpinPanel frame={frame} round={round} money={money} />
				<Reels frame={frame} scatter={SCATTER} money={money} />
				<WinsPanel frame={frame} money={money} />
			</div>
		</SlotStage>
	);
}
