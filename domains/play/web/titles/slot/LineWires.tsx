import { REELS, ROWS } from "@baize/engines/slots";
import type { CSSProperties } from "react";
import type { TitleGame } from "../use-title-game.ts";
import type { LineWin } from "./line-wins.ts";

const pointOf = (cell: number): string => `${Math.floor(cell / ROWS) + 0.5},${(cell % ROWS) + 0.5}`;

/** A wire through the cells of every line that has won, and what each symbol pays. */
export function LineWires({ wins, money }: { wins: readonly LineWin[]; money: TitleGame["money"] }) {
	return (
		<>
			<svg className="slot-wires" aria-hidden="true" viewBox={`0 0 ${REELS} ${ROWS}`} preserveAspectRatio="none">
				{wins.flatMap(({ symbol, lines }) =>
					lines.map((cells) => <polyline key={`${symbol} ${cells.join()}`} points={cells.map(pointOf).join(" ")} />),
				)}
			</svg>
			{wins.map(({ symbol, cells, winMinor }) => {
				const cell = Math.max(...cells);
				const style = { "--reel": Math.floor(cell / ROWS), "--row": cell % ROWS } as CSSProperties;
				return (
					<b key={symbol} className="slot-pays" style={style}>
						<bdi>{money(winMinor)}</bdi>
					</b>
				);
			})}
		</>
	);
}
