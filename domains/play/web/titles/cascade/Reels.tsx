import type { CSSProperties } from "react";
import type { TitleGame } from "../use-title-game.ts";
import { boltsOf } from "./bolts.ts";
import type { Frame, Piece, WaysWin } from "./frames.ts";

type Props = { frame: Frame; scatter: number; money: TitleGame["money"] };

/** Reels of two to seven tiles, which fall, take lightning when they win, and burn away. */
export function Reels({ frame, scatter, money }: Props) {
	const { heights, pieces, wins, kind, waitsFrom } = frame;
	const won = new Set(wins.flatMap((win) => win.pieces));
	return (
		<div className="cascade-frame" aria-hidden="true">
			<div className="cascade-reels" data-kind={kind}>
				{heights.map((height, reel) => (
					<div
						key={reel}
						className="cascade-reel"
						style={{ "--height": height, "--reel": reel } as CSSProperties}
						data-waits={(kind === "filled" && waitsFrom !== undefined && reel >= waitsFrom) || undefined}
					>
						{pieces
							.filter((piece) => piece.reel === reel)
							.map((piece) => (
								<Tile key={piece.id} piece={piece} frame={frame} isWon={won.has(piece.id)} scatter={scatter} />
							))}
					</div>
				))}
				{kind === "won" && <Bolts frame={frame} />}
				{kind === "won" &&
					wins.slice(0, MAX_AMOUNTS).map((win) => <Amount key={win.symbol} win={win} frame={frame} money={money} />)}
			</div>
		</div>
	);
}
const MAX_AMOUNTS = 3;

type TileProps = { piece: Piece; frame: Frame; isWon: boolean; scatter: number };

function Tile({
	piece: { symbol, row, reel, fell },
	frame: { kind, waitsFrom = Number.POSITIVE_INFINITY },
	isWon,
	scatter,
}: TileProps) {
	const isFalling = (kind === "filled" || kind === "fell") && fell > 0;
	const waits = kind === "filled" ? Math.max(0, reel - waitsFrom + 1) : 0;
	const style = { "--row": row, "--fell": fell, "--waits": waits, "--symbol": symbol } as CSSProperties;
	return (
		<span
			className="cascade-tile"
			style={style}
			data-falls={isFalling || undefined}
			data-won={isWon || undefined}
			data-scatter={symbol === scatter || undefined}
		>
			<span className="cascade-symbol" />
		</span>
	);
}

function Bolts({ frame }: { frame: Frame }) {
	return (
		<svg
			className="cascade-bolts"
			aria-hidden="true"
			viewBox={`0 0 ${frame.heights.length} 7`}
			preserveAspectRatio="none"
		>
			{frame.wins.flatMap((win) =>
				boltsOf(frame, win).map((path) => (
					<g key={`${win.symbol} ${path}`}>
						<path d={path} />
						<path d={path} />
					</g>
				)),
			)}
		</svg>
	);
}

/** What a symbol pays, over its last tile. */
function Amount({ win, frame, money }: { win: WaysWin; frame: Frame; money: TitleGame["money"] }) {
	const last = frame.pieces.findLast(({ id, reel }) => win.pieces.includes(id) && reel === win.reels - 1)!;
	const height = frame.heights[last.reel]!;
	const style = { "--reel": last.reel, "--up": (last.row + 0.5) / height } as CSSProperties;
	return (
		<b className="cascade-pays" style={style}>
			<bdi>{money(win.winMinor)}</bdi>
		</b>
	);
}
