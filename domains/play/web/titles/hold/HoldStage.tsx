import { type HoldSheet, LINE_COUNT, type SlotSheet } from "@baize/engines/slots";
import { look } from "@baize/games/looks/copper-vault";
import type { CSSProperties } from "react";
import { SlotStage } from "../slot/SlotStage.tsx";
import { useSlotLog } from "../slot/use-slot-log.ts";
import type { StageProps } from "../stage-props.ts";
import { Board } from "./Board.tsx";
import { Headline, RoundPanel, SidePanel } from "./Panels.tsx";
import { Plates } from "./Plates.tsx";
import { useHoldTexts } from "./texts.ts";
import { useHold } from "./use-hold.ts";
import words from "./words.ts";

/** The events that are announced: what won, and what came with it. */
const ANNOUNCED: readonly string[] = ["lineWon", "coinsHeld", "grandWon", "roundEnded"];

/** A vault of turned copper: twenty lines while it is closed, and coins that are held once it opens. */
export default function HoldStage(props: StageProps) {
	const own = useHoldTexts();
	const { game } = props;
	const { money } = game;
	const sheet = (game.game.sheet as SlotSheet).rules as HoldSheet;
	const shown = useHold(game, sheet);
	const { frame, round } = shown;
	const log = useSlotLog(game, words.useSentences(money), ANNOUNCED);
	const stakeMinor = round && shown.isRunning ? round.stakeMinor : game.nextStakeMinor;
	const { held } = frame;
	return (
		<SlotStage
			{...props}
			{...{ shown, log }}
			className="hold-stage"
			look={look as CSSProperties}
			scene="copper-vault"
			feature={{ scene: "copper-vault-open" }}
			board={own("board")}
			message={
				shown.isResting
					? own("ready", { lines: LINE_COUNT, coins: sheet.minCoins })
					: held && own("message", { count: held.left })
			}
		>
			<div className="hold-table">
				<Plates sheet={sheet} stakeMinor={stakeMinor} frame={frame} money={money} />
				<RoundPanel frame={frame} round={round} money={money} lives={sheet.lives} />
				<Board frame={frame} sheet={sheet} money={money} />
				<SidePanel frame={frame} money={money} />
				<Headline frame={frame} money={money} stakeMinor={stakeMinor} />
			</div>
		</SlotStage>
	);
}
