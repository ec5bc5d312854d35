import type { CSSProperties } from "react";
import type { TitleGame } from "../use-title-game.ts";
import {
	CELLS,
	columnOf,
	type Frame,
	middleOf,
	outlineOf,
	type Piece,
	rowOf,
	SCATTER,
	SIZE,
	timesAt,
	type WonCluster,
} from "./frames.ts";

const place = (cell: number): CSSProperties => ({ "--col": columnOf(cell), "--row": rowOf(cell) }) as CSSProperties;

/** The grid in its frame: cells with their marks, the symbols that fall and burst, and what has won. */
export function Board({ frame, money }: { frame: Frame; money: TitleGame["money"] }) {
	const won = new Set(frame.clusters.flatMap(({ cells }) => cells));
	return (
		<div className="cluster-frame" aria-hidden="true">
			<div className="cluster-board" data-kind={frame.kind}>
				{Array.from({ length: CELLS }, (_, cell) => (
					<span
						key={cell}
						className="cluster-cell"
						style={place(cell)}
						data-marked={frame.marks[cell]! > 0 || undefined}
						data-won={won.has(cell) || undefined}
					/>
				))}
				{frame.waitsFrom !== undefined && <Waiting from={frame.waitsFrom} />}
				{frame.pieces.map((piece) => (
					<Fallen key={piece.id} piece={piece} frame={frame} isWon={won.has(piece.cell)} />
				))}
				{frame.kind === "burst" &&
					[...won].map((cell) => <span key={cell} className="cluster-bubbles" style={place(cell)} />)}
				<Marks frame={frame} />
				{frame.kind === "won" && <Won clusters={frame.clusters} money={money} />}
			</div>
		</div>
	);
}

function Fallen({ piece: { symbol, cell, fell }, frame, isWon }: { piece: Piece; frame: Frame; isWon: boolean }) {
	const { kind, waitsFrom = SIZE } = frame;
	const isFalling = (kind === "filled" || kind === "fell") && fell > 0;
	const isWaited = waitsFrom < SIZE && symbol === SCATTER && columnOf(cell) < waitsFrom;
	const waits = kind === "filled" ? Math.max(0, columnOf(cell) - waitsFrom + 1) : 0;
	const style = { ...place(cell), "--symbol": symbol, "--fell": fell, "--waits": waits } as CSSProperties;
	return (
		<span
			className="cluster-symbol"
			style={style}
			data-falls={isFalling || undefined}
			data-won={isWon || undefined}
			data-waited={isWaited || undefined}
		/>
	);
}

/** The columns that fall one by one, because one more scatter would bring free spins. */
function Waiting({ from }: { from: number }) {
	return Array.from({ length: SIZE - from }, (_, at) => (
		<span key={from + at} className="cluster-waiting" style={{ "--col": from + at, "--waits": at } as CSSProperties} />
	));
}

function Marks({ frame }: { frame: Frame }) {
	return Array.from({ length: CELLS }, (_, cell) => {
		const times = timesAt(frame, cell);
		return (
			times && (
				<b key={`${cell} ${times}`} className="cluster-times" style={place(cell)} data-level={Math.min(8, times)}>
					<bdi>×{times}</bdi>
				</b>
			)
		);
	});
}

function Won({ clusters, money }: { clusters: readonly WonCluster[]; money: TitleGame["money"] }) {
	return (
		<>
			<svg className="cluster-outline" aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`}>
				{clusters.map(({ cells }) => (
					<g key={cells.join()}>
						<path d={outlineOf(cells)} />
						<path d={outlineOf(cells)} />
					</g>
				))}
			</svg>
			{clusters.map(({ cells, winMinor }) => (
				<b key={cells.join()} className="cluster-pays" style={place(middleOf(cells))}>
					<bdi>{money(winMinor)}</bdi>
				</b>
			))}
		</>
	);
}
