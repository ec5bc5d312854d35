import { LINE_COUNT, type SlotSheet, type StickySheet } from "@baize/engines/slots";
import { look as ironGarden } from "@baize/games/looks/iron-garden";
import { look as gateOpen } from "@baize/games/looks/iron-garden-gate-open";
import { type CSSProperties, useState } from "react";
import { usePlayTexts } from "../../texts.ts";
import { SlotStage } from "../slot/SlotStage.tsx";
import { useSlotLog } from "../slot/use-slot-log.ts";
import type { StageProps } from "../stage-props.ts";
import { Board } from "./Board.tsx";
import { BuyDialog } from "./BuyDialog.tsx";
import { SpinPanel, WinsPanel } from "./Panels.tsx";
import { useStickyTexts } from "./texts.ts";
import { useSticky } from "./use-sticky.ts";
import words, { SCATTER, WILD } from "./words.ts";

/** The events that are announced: what won, and what came with it. */
const ANNOUNCED: readonly string[] = ["lineWon", "scattersWon", "freeSpinsBegun", "roundEnded"];

/** The titles whose look is not that of the first one. Each has a scene under its own name. */
const LOOKS: Partial<Record<string, typeof ironGarden>> = { "iron-garden-gate-open": gateOpen };

/** A conservatory of iron and glass: twenty lines, and brambles that stay on their reels in free spins. */
export default function StickyStage(props: StageProps) {
	const t = usePlayTexts();
	const own = useStickyTexts();
	const { game } = props;
	const { money } = game;
	const { id, rules } = game.game.sheet as SlotSheet;
	const sheet = rules as StickySheet;
	const [offer, setOffer] = useState<{ buy(): void }>();
	const count = sheet.bought?.spins;
	const shown = useSticky(game, sheet);
	const { frame, round } = shown;
	const log = useSlotLog(game, words.useSentences(money), ANNOUNCED);
	const { spin } = frame;
	// A title without a paid spin has no scatter.
	const bringer = count === undefined ? SCATTER : WILD;
	return (
		<>
			<SlotStage
				{...props}
				{...{ shown, log }}
				isKeyed={props.isKeyed && !offer}
				sale={
					count === undefined
						? undefined
						: {
								text: own("sale.button", { count, amount: money(game.stakeMinor) }),
								ask: (buy) => setOffer({ buy }),
							}
				}
				className="sticky-stage"
				look={(LOOKS[id] ?? ironGarden) as CSSProperties}
				scene={id}
				feature={{
					scene: `${id}-night`,
					symbol: <span className="sticky-symbol" style={{ "--symbol": bringer } as CSSProperties} />,
				}}
				board={own("board")}
				message={
					shown.isResting
						? count === undefined
							? own("ready", { lines: LINE_COUNT })
							: own("sale.ready", { count })
						: spin && spin.number > 0 && t("feature.spin", { spin: spin.number, of: spin.of })
				}
			>
				<div className="sticky-table">
					<SpinPanel frame={frame} round={round} money={money} />
					<Board frame={frame} sheet={sheet} money={money} />
					<WinsPanel frame={frame} money={money} />
				</div>
			</SlotStage>
			{offer && <BuyDialog game={game} onBuy={offer.buy} onClose={() => setOffer(undefined)} />}
		</>
	);
}
