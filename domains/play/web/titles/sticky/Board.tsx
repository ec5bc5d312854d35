import { REELS, ROWS, type StickySheet } from "@baize/engines/slots";
import type { CSSProperties } from "react";
import { LineWires } from "../slot/LineWires.tsx";
import type { TitleGame } from "../use-title-game.ts";
import type { Frame } from "./frames.ts";

/** So many symbols pass on a reel that turns, again and again. */
const PASSING = 8;

type Props = { frame: Frame; sheet: StickySheet; money: TitleGame["money"] };

/** Five windows of stained glass that turn and stop; a bramble that covers one stays. */
export function Board({ frame, sheet: { symbols, bought }, money }: Props) {
	const { standing, wins, waits, turn, kind, covered } = frame;
	const won = new Set(wins.flatMap(({ cells }) => cells));
	const wonReels = new Set([...won].map((cell) => Math.floor(cell / ROWS)));
	return (
		<div className="sticky-frame" aria-hidden="true">
			<div className="sticky-reels" data-kind={kind} style={{ "--last": symbols.length - 1 } as CSSProperties}>
				{Array.from({ length: REELS }, (_, reel) => (
					<div key={reel} className="sticky-reel" data-waits={(waits && reel === standing) || undefined}>
						{covered.includes(reel) ? (
							<span className="sticky-vine" data-won={wonReels.has(reel) || undefined} />
						) : reel < standing ? (
							<Standing key={turn} frame={frame} reel={reel} scatter={symbols.length - 1} won={won} />
						) : (
							<Turning reel={reel} count={bought ? symbols.length - 1 : symbols.length} />
						)}
					</div>
				))}
				{kind === "won" && <LineWires wins={wins} money={money} />}
			</div>
		</div>
	);
}

type StandingProps = { frame: Frame; reel: number; scatter: number; won: ReadonlySet<number> };

function Standing({ frame: { kind, grid }, reel, scatter, won }: StandingProps) {
	return (
		<div className="slot-standing" data-settles={kind === "spinning" || kind === "stopped" || undefined}>
			{Array.from({ length: ROWS }, (_, row) => {
				const cell = reel * ROWS + row;
				return (
					<span
						key={row}
						className="sticky-cell"
						data-won={won.has(cell) || undefined}
						data-scatter={grid[cell] === scatter || undefined}
					>
						<span className="sticky-symbol" style={{ "--symbol": grid[cell] } as CSSProperties} />
					</span>
				);
			})}
		</div>
	);
}

/** What passes is the same whatever the reel will show. */
function Turning({ reel, count }: { reel: number; count: number }) {
	return (
		<div className="slot-turning">
			{Array.from({ length: PASSING * 2 }, (_, at) => (
				<span
					key={at}
					className="sticky-symbol"
					style={{ "--symbol": ((at % PASSING) * 7 + reel * 3) % count } as CSSProperties}
				/>
			))}
		</div>
	);
}
