import { type Card, rankOf, suitOf } from "@baize/engines/game";

export const RANK_MARKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUIT_PATHS = {
	hearts: "M0 9C-12 0-10-9-5-9-2-9 0-7 0-4.500 0-7 2-9 5-9 10-9 12 0 0 9Z",
	diamonds: "M0-10.500C2.500-6 5-3 8 0 5 3 2.500 6 0 10.500-2.500 6-5 3-8 0-5-3-2.500-6 0-10.500Z",
	spades: "M0-10C3-5 10-1 10 4 10 8 5 9 1.500 6L3.500 10.500H-3.500L-1.500 6C-5 9-10 8-10 4-10-1-3-5 0-10Z",
	clubs:
		"M0-10A4.600 4.600 0 0 1 4-3.200 4.700 4.700 0 1 1 1.400 4.400L3.500 10.500H-3.500L-1.400 4.400A4.700 4.700 0 1 1-4-3.200 4.600 4.600 0 0 1 0-10Z",
} as const;

const isRed = (card: Card): boolean => suitOf(card) === "hearts" || suitOf(card) === "diamonds";

/** The face of a card in a square of 100 by 140. Its colours are custom properties (`face.css`), so that each title has its own. */
export function CardFace({ card }: { card: Card }) {
	const rank = rankOf(card);
	const suit = SUIT_PATHS[suitOf(card)];
	const corner = (
		<>
			<text className="pc-index" x="14" y="25" textLength={rank === 9 ? 22 : undefined} lengthAdjust="spacingAndGlyphs">
				{RANK_MARKS[rank]}
			</text>
			<path d={suit} transform="translate(14 38)scale(0.850)" />
		</>
	);
	return (
		<g className="pc-ink" data-red={isRed(card)}>
			{corner}
			<g transform="rotate(180 50 70)">{corner}</g>
			{rank > 9 ? <Court rank={rank} suit={suit} /> : <Pips rank={rank} suit={suit} />}
		</g>
	);
}

/** Where the marks of each rank stand; those of the lower half stand on their heads. */
const LEFT = 35;
const RIGHT = 65;
const MIDDLE = 50;
const columns = (...ys: number[]): [number, number][] =>
	ys.flatMap((y) => [[LEFT, y] as [number, number], [RIGHT, y] as [number, number]]);
const PIPS: readonly (readonly [number, number])[][] = [
	[[MIDDLE, 70]],
	[
		[MIDDLE, 34],
		[MIDDLE, 106],
	],
	[
		[MIDDLE, 34],
		[MIDDLE, 70],
		[MIDDLE, 106],
	],
	columns(34, 106),
	[...columns(34, 106), [MIDDLE, 70]],
	columns(34, 70, 106),
	[...columns(34, 70, 106), [MIDDLE, 52]],
	[...columns(34, 70, 106), [MIDDLE, 52], [MIDDLE, 88]],
	[...columns(32, 57, 83, 108), [MIDDLE, 70]],
	[...columns(32, 57, 83, 108), [MIDDLE, 45], [MIDDLE, 95]],
];

function Pips({ rank, suit }: { rank: number; suit: string }) {
	const size = rank === 0 ? 2.6 : rank > 7 ? 0.8 : 0.95;
	return PIPS[rank]!.map(([x, y]) => (
		<path key={`${x}-${y}`} d={suit} transform={`translate(${x} ${y})scale(${size})${y > 70 ? "rotate(180)" : ""}`} />
	));
}

/** Jack, queen and king as the two halves of one figure, each with what it holds. */
function Court({ rank, suit }: { rank: number; suit: string }) {
	const half = (
		<>
			<Figure rank={rank} />
			<path d={suit} transform="translate(34 27)scale(0.620)" />
		</>
	);
	return (
		<>
			<rect className="pc-court-frame" x="25" y="15" width="50" height="110" rx="2" />
			{half}
			<g transform="rotate(180 50 70)">{half}</g>
			<path className="pc-court-belt" d="M26 72.500 74 67.500" />
		</>
	);
}

function Figure({ rank }: { rank: number }) {
	return (
		<>
			<path className="pc-robe" d="M27 72.500V60Q32 49 43 47H57Q68 49 73 60V67.600Z" />
			<path className="pc-robe-trim" d="M44 47 50 71 56 47Z" />
			<path className="pc-robe-lining" d="M27 60Q31 53 37 50L41 71 27 72.500ZM73 60Q69 53 63 50L59 69.200 73 67.700Z" />
			<path className="pc-collar" d="M40 47Q50 54 60 47L57 44H43Z" />
			<path className="pc-hair" d={HAIR[rank - 10]!} />
			<ellipse className="pc-skin" cx="50" cy="36" rx="7.800" ry="9.200" />
			{rank === 12 && <path className="pc-hair" d="M42 36Q43 50 50 51 57 50 58 36 56 42 53 41.500H47Q44 42 42 36Z" />}
			<path
				className="pc-features"
				d="M45.800 34.500H48.200M51.800 34.500H54.200M50 35.500V38.500M48 42Q50 43.200 52 42"
			/>
			{rank === 10 && (
				<path className="pc-cap" d="M40.500 30Q41 20 52 20.500 61 21 60 30 50 26.500 40.500 30ZM58 24Q65 18 63 29Z" />
			)}
			{rank === 11 && (
				<path
					className="pc-crown"
					d="M41.500 29 40 21.500 44.500 24.500 47 19.500 50 23.500 53 19.500 55.500 24.500 60 21.500 58.500 29Q50 26 41.500 29Z"
				/>
			)}
			{rank === 12 && (
				<path
					className="pc-crown"
					d="M40.500 29.500 38.500 19 44.500 23 47 17.500 50 21 53 17.500 55.500 23 61.500 19 59.500 29.500Q50 26.500 40.500 29.500Z"
				/>
			)}
			<path className="pc-held" d={HELD[rank - 10]!} />
		</>
	);
}

const HAIR = [
	"M41 44Q38 30 43 27H57Q62 30 59 44L56.500 45V34H43.500V45Z",
	"M40 52Q35 30 43 26H57Q65 30 60 52L56 50V33H44V50Z",
	"M41 42Q38 30 43 27H57Q62 30 59 42L57 36H43Z",
];
const HELD = [
	"M66 66V24M66 24 70 30 66 33Z",
	"M66 66V40M66 40A3.200 3.200 0 1 1 66 33.600 3.200 3.200 0 1 1 66 40",
	"M66 66V30M62.500 52H69.500M66 26 67.500 31H64.500Z",
];
