import type { ClusterSheet, SlotSheet } from "@baize/engines/slots";
import { look } from "@baize/games/looks/coral-cascade";
import type { CSSProperties } from "react";
import { SlotStage } from "../slot/SlotStage.tsx";
import { useSlotLog } from "../slot/use-slot-log.ts";
import type { StageProps } from "../stage-props.ts";
import { Board } from "./Board.tsx";
import { SCATTER } from "./frames.ts";
import { ClusterPanel, SpinPanel } from "./Panels.tsx";
import { useClusterTexts } from "./texts.ts";
import { useCascades } from "./use-cascades.ts";
import words from "./words.ts";

/** The events that are announced: what won, and what came with it. */
const ANNOUNCED: readonly string[] = [
	"clusterWon",
	"freeSpinsBegun",
	"freeSpinsRetriggered",
	"winCapped",
	"roundEnded",
];

const SCATTER_SYMBOL = { "--symbol": SCATTER } as CSSProperties;

/** A grid under the sea: clusters win, burst and let the rest fall. */
export default function ClusterStage(props: StageProps) {
	const own = useClusterTexts();
	const { game } = props;
	const { money } = game;
	const shown = useCascades(game);
	const { frame, round } = shown;
	const log = useSlotLog(game, words.useSentences(money), ANNOUNCED);
	const { cap } = (game.game.sheet as SlotSheet).rules as ClusterSheet;
	const message = shown.isResting ? own("ready", { times: cap }) : own("cascade", { count: frame.cascade });
	return (
		<SlotStage
			{...props}
			{...{ shown, log }}
			className="cluster-stage"
			look={look as CSSProperties}
			scene="coral-cascade"
			feature={{ scene: "coral-cascade-night", symbol: <span className="cluster-picture" style={SCATTER_SYMBOL} /> }}
			board={own("board")}
			message={(shown.isResting || frame.cascade > 0) && message}
		>
			<div className="cluster-table">
				<SpinPanel frame={frame} round={round} money={money} />
				<Board frame={frame} money={money} />
				<ClusterPanel frame={frame} money={money} />
			</div>
		</SlotStage>
	);
}
