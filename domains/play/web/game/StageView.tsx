import { type ReelWindow, type SymbolId, windowAt } from "@baize/engines/reels";
import { symbolPicture } from "@baize/games/art";
import type { Pace } from "@baize/games/stage";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { GamePage } from "../load-game.ts";
import { giveCue } from "../sound/cues.ts";
import { usePlayTexts } from "../texts.ts";
import { inTime, plainRenderer } from "./round/round-renderer.ts";
import type { Game } from "./use-game.ts";

/** `children`: what is shown over the reels. */
type Props = { page: GamePage; game: Game; pace(): Pace; children?: ReactNode };

/**
 * The reels. Their symbols are on the page at once; the rendered stage covers them when it has loaded. Where a browser
 * cannot render it, or it does not load in time, the symbols stay and the game continues with them.
 */
export function StageView({ page, game, pace, children }: Props) {
	const t = usePlayTexts();
	const { sheet, palette } = page;
	const host = useRef<HTMLDivElement>(null);
	const [isDrawn, setDrawn] = useState(false);
	const [window, show] = useState<ReelWindow>(() => startWindow(sheet));
	const { openRenderer } = game;
	useEffect(() => {
		const element = host.current!;
		let isGone = false;
		let close: () => void = () => {};
		const onReelStopped = (step: number): void => giveCue({ type: "reelStopped", step });
		const onReelAwaited = (): void => giveCue({ type: "anticipation" });
		const pictureOf = (symbol: SymbolId): string => symbolPicture(sheet.id, symbol);
		const options = { sheet, pictureOf, lightColour: palette.light, pace, onReelStopped, onReelAwaited };
		const showAll = (window: ReelWindow): void => {
			show(window);
			onReelStopped(0);
		};
		// The page may have been left before the script came.
		const opening = import("@baize/games/stage").then(({ openReelStage }) =>
			isGone ? null : openReelStage(element, options),
		);
		const drawn = inTime(opening).catch((error) => {
			console.error("the stage could not be drawn; the game goes on without it", error);
			return null;
		});
		void drawn.then((stage) => {
			if (isGone) return stage?.close();
			if (stage) close = stage.close;
			setDrawn(stage !== null);
			openRenderer(stage ?? plainRenderer(showAll, (stops) => windowAt(sheet.reels, stops, sheet.rows)));
		});
		return () => {
			isGone = true;
			close();
		};
	}, [sheet, palette.light, openRenderer]);
	return (
		// A press on the reels is a shortcut; the button does the same for keyboards and readers.
		// biome-ignore lint/a11y/noStaticElementInteractions: see above.
		// biome-ignore lint/a11y/useKeyWithClickEvents: see above.
		<div className="reels" onClick={game.phase === "playing" ? game.hurry : undefined}>
			<div ref={host} className="reels-host" role="img" aria-label={t("stage.label", { title: page.game.card.title })}>
				{!isDrawn && <PlainReels window={window} sheet={sheet} />}
			</div>
			{children}
		</div>
	);
}

const startWindow = (sheet: GamePage["sheet"]): ReelWindow =>
	windowAt(
		sheet.reels,
		sheet.reels.map(() => 0),
		sheet.rows,
	);

function PlainReels({ window, sheet }: { window: ReelWindow; sheet: GamePage["sheet"] }): ReactNode {
	return (
		<div className="plain-reels">
			{window.flatMap((reel, at) =>
				reel.map((id, row) => (
					<span key={`${at}-${row}`} style={{ gridColumn: at + 1, gridRow: row + 1 }}>
						<img src={symbolPicture(sheet.id, id)} alt="" width={256} height={256} decoding="async" />
					</span>
				)),
			)}
		</div>
	);
}
