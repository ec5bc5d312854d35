import { type HoldSheet, REELS, ROWS } from "@baize/engines/slots";
import type { CSSProperties } from "react";
import { LineWires } from "../slot/LineWires.tsx";
import type { TitleGame } from "../use-title-game.ts";
import { Coin } from "./Coin.tsx";
import type { Frame, Held } from "./frames.ts";

/** So many symbols pass on a reel that turns, again and again. */
const PASSING = 8;

type Props = { frame: Frame; sheet: HoldSheet; money: TitleGame["money"] };

/** Five reels in a riveted frame. While coins are held, every cell turns by itself. */
export function Board({ frame, sheet, money }: Props) {
	const { standing, wins, waits, turn, kind, held } = frame;
	const won = new Set(wins.flatMap(({ cells }) => cells));
	const style = { "--last": sheet.symbols.length - 1 } as CSSProperties;
	return (
		<div className="hold-frame" aria-hidden="true">
			<div className="hold-reels" data-kind={kind} data-held={held !== undefined || undefined} style={style}>
				{held ? (
					<HeldCells held={held} kind={kind} sheet={sheet} />
				) : (
					Array.from({ length: REELS }, (_, reel) => (
						<div key={reel} className="hold-reel" data-waits={(waits && reel === standing) || undefined}>
							{reel < standing ? (
								<Standing key={turn} frame={frame} reel={reel} coin={sheet.symbols.length - 1} won={won} />
							) : (
								<Turning reel={reel} count={sheet.symbols.length} />
							)}
						</div>
					))
				)}
				{kind === "won" && <LineWires wins={wins} money={money} />}
			</div>
		</div>
	);
}

type StandingProps = { frame: Frame; reel: number; coin: number; won: ReadonlySet<number> };

function Standing({ frame: { kind, grid }, reel, coin, won }: StandingProps) {
	return (
		<div className="slot-standing" data-settles={kind === "spinning" || kind === "stopped" || undefined}>
			{Array.from({ length: ROWS }, (_, row) => {
				const cell = reel * ROWS + row;
				return (
					<span
						key={row}
						className="hold-cell"
						data-won={won.has(cell) || undefined}
						data-coin={grid[cell] === coin || undefined}
					>
						<span className="hold-symbol" style={{ "--symbol": grid[cell] } as CSSProperties} />
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
					className="hold-symbol"
					style={{ "--symbol": ((at % PASSING) * 3 + reel) % count } as CSSProperties}
				/>
			))}
		</div>
	);
}

function HeldCells({ held, kind, sheet }: { held: Held; kind: Frame["kind"]; sheet: HoldSheet }) {
	return held.coins.map((times, cell) => (
		<span key={cell} className="hold-cell" style={placeOf(cell)} data-turns={kind === "turning" || undefined}>
			{times === undefined ? (
				<i style={{ "--cell": cell } as CSSProperties} />
			) : (
				<Coin times={times} sheet={sheet} isFresh={held.fresh.includes(cell)} />
			)}
		</span>
	));
}

const placeOf = (cell: number): CSSProperties => ({
	gridColumn: Math.floor(cell / ROWS) + 1,
	gridRow: (cell % ROWS) + 1,
});
