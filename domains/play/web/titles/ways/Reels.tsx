import type { WaysSheet } from "@baize/engines/slots";
import type { CSSProperties } from "react";
import type { TitleGame } from "../use-title-game.ts";
import { type Frame, REELS } from "./frames.ts";

/** So many symbols pass on a reel that turns, again and again. */
const PASSING = 8;

type Props = { frame: Frame; sheet: WaysSheet; money: TitleGame["money"] };

/** Five reels that turn, stop one after the other, and light what has won. */
export function Reels({ frame, sheet: { rows, symbols }, money }: Props) {
	const { standing, wins, waits, turn, kind } = frame;
	const won = new Set(wins.flatMap(({ cells }) => cells));
	const style = { "--rows": rows, "--last": symbols.length - 1 } as CSSProperties;
	return (
		<div className="ways-frame" aria-hidden="true">
			<div className="ways-reels" data-kind={kind} style={style}>
				{Array.from({ length: REELS }, (_, reel) => (
					<div key={reel} className="ways-reel" data-waits={(waits && reel === standing) || undefined}>
						{reel < standing ? (
							<Standing key={turn} frame={frame} cells={cellsOf(reel, rows)} wild={symbols.length - 2} won={won} />
						) : (
							<Turning reel={reel} count={symbols.length} />
						)}
					</div>
				))}
				{kind === "won" &&
					wins.map(({ symbol, cells, winMinor }) => (
						<b key={symbol} className="ways-pays" style={placeOf(cells.at(-1)!, rows)}>
							<bdi>{money(winMinor)}</bdi>
						</b>
					))}
			</div>
		</div>
	);
}

const cellsOf = (reel: number, rows: number): number[] => Array.from({ length: rows }, (_, row) => reel * rows + row);
const placeOf = (cell: number, rows: number): CSSProperties =>
	({ "--reel": Math.floor(cell / rows), "--row": cell % rows }) as CSSProperties;

type StandingProps = { frame: Frame; cells: readonly number[]; wild: number; won: ReadonlySet<number> };

function Standing({ frame: { kind, grid, times }, cells, wild, won }: StandingProps) {
	return (
		<div className="slot-standing" data-settles={kind === "spinning" || kind === "stopped" || undefined}>
			{cells.map((cell) => (
				<span
					key={cell}
					className="ways-cell"
					data-won={won.has(cell) || undefined}
					data-scatter={grid[cell] === wild + 1 || undefined}
				>
					<span className="ways-symbol" style={{ "--symbol": grid[cell] } as CSSProperties} />
					{times[cell]! > 1 && (
						<b className="ways-times">
							<bdi>×{times[cell]}</bdi>
						</b>
					)}
				</span>
			))}
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
					className="ways-symbol"
					style={{ "--symbol": ((at % PASSING) * 5 + reel * 3) % count } as CSSProperties}
				/>
			))}
		</div>
	);
}
