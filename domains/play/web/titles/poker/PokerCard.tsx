import { type Card, rankOf, suitOf } from "@baize/engines/game";
import { RANK_MARKS } from "../cards/CardFace.tsx";

/** The suits in a square of 20 about its middle. */
const SUITS = {
	hearts: "M0 9C-13-1-10-9-5-9-2-9 0-7 0-5 0-7 2-9 5-9 10-9 13-1 0 9Z",
	diamonds: "M0-10C2-6 5-3 8 0 5 3 2 6 0 10-2 6-5 3-8 0-5-3-2-6 0-10Z",
	spades:
		"M0-10C3-5 10-1 9.500 4 9 8 4 8 1 5 1.200 7.200 2.200 9 4 10H-4C-2.200 9-1.200 7.200-1 5-4 8-9 8-9.500 4-10-1-3-5 0-10Z",
	clubs:
		"M0-10A4.600 4.600 0 0 1 3.300-2.200 4.700 4.700 0 1 1 1 3.600C1.200 6.500 2.200 8.700 4 10H-4C-2.200 8.700-1.200 6.500-1 3.600A4.700 4.700 0 1 1-3.300-2.200 4.600 4.600 0 0 1 0-10Z",
} as const;

/** Where the pips of a rank stand, from the middle of the card. */
const [L, R, M] = [-16, 16, 0];
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
	1: [
		[M, -32],
		[M, 32],
	],
	2: [
		[M, -32],
		[M, 0],
		[M, 32],
	],
	3: [
		[L, -32],
		[R, -32],
		[L, 32],
		[R, 32],
	],
	4: [
		[L, -32],
		[R, -32],
		[M, 0],
		[L, 32],
		[R, 32],
	],
	5: [
		[L, -32],
		[R, -32],
		[L, 0],
		[R, 0],
		[L, 32],
		[R, 32],
	],
	6: [
		[L, -32],
		[R, -32],
		[M, -16],
		[L, 0],
		[R, 0],
		[L, 32],
		[R, 32],
	],
	7: [
		[L, -32],
		[R, -32],
		[M, -16],
		[L, 0],
		[R, 0],
		[M, 16],
		[L, 32],
		[R, 32],
	],
	8: [
		[L, -34],
		[R, -34],
		[L, -11],
		[R, -11],
		[M, 0],
		[L, 11],
		[R, 11],
		[L, 34],
		[R, 34],
	],
	9: [
		[L, -34],
		[R, -34],
		[M, -22],
		[L, -11],
		[R, -11],
		[L, 11],
		[R, 11],
		[M, 22],
		[L, 34],
		[R, 34],
	],
};

/** A card in the manner of the title: fine lines, a fan of rays behind the courts. */
export function CardFace({ card }: { card: Card }) {
	const [rank, suit] = [rankOf(card), suitOf(card)];
	const corner = (
		<>
			<text
				className="card-rank"
				x="-35.500"
				y="-45"
				textLength={rank === 9 ? 14 : undefined}
				lengthAdjust="spacingAndGlyphs"
			>
				{RANK_MARKS[rank]}
			</text>
			<path transform="translate(-35.500 -36) scale(.5)" d={SUITS[suit]} />
		</>
	);
	return (
		<svg className="card-face" viewBox="-44 -62 88 124" aria-hidden="true" data-suit={suit}>
			{corner}
			<g transform="rotate(180)">{corner}</g>
			{rank === 0 && <Ace suit={suit} />}
			{rank >= 10 && <Court rank={rank} suit={suit} />}
			{PIPS[rank]?.map(([x, y]) => (
				<path
					key={`${x} ${y}`}
					transform={`translate(${x} ${y})${y > 0 ? " rotate(180)" : ""} scale(.74)`}
					d={SUITS[suit]}
				/>
			))}
		</svg>
	);
}

type Suit = keyof typeof SUITS;

const Ace = ({ suit }: { suit: Suit }) => (
	<>
		<path className="card-line" d="M0-34 24 0 0 34-24 0Z M0-41 29 0 0 41-29 0Z" />
		<path transform="scale(2)" d={SUITS[suit]} />
	</>
);

const RAYS = Array.from({ length: 9 }, (_, at) => {
	const angle = (Math.PI * (at + 0.5)) / 9;
	return `M0 0L${(-60 * Math.cos(angle - 0.09)).toFixed(1)} ${(-60 * Math.sin(angle - 0.09)).toFixed(1)} ${(-60 * Math.cos(angle + 0.09)).toFixed(1)} ${(-60 * Math.sin(angle + 0.09)).toFixed(1)}Z`;
}).join("");

/** What each court wears: a cap with a feather, a coronet, a crown. */
const HEADS: Record<number, string> = {
	10: "M-11-20H11L8-28-9-27Z M7-28Q18-38 14-44 6-40 5-28Z",
	11: "M-12-19H12L14-30 7-25 4-33 0-26-4-33-7-25-14-30Z",
	12: "M-13-19H13L15-34 7-27 0-37-7-27-15-34Z",
};

/** Half a figure, and the same upside down. */
function Court({ rank, suit }: { rank: number; suit: Suit }) {
	const half = (
		<>
			<path className="card-rays" d={RAYS} />
			<path className="card-robe" d="M-22 0-18-8Q-10-14 0-14 10-14 18-8L22 0Z" />
			<path className="card-trim" d="M-6 0-3-12H3L6 0Z M-22 0-16-6-12 0Z M22 0 16-6 12 0Z" />
			<path className="card-skin" d="M-8-20H8V-14Q8-7 0-6-8-7-8-14Z" />
			{rank === 12 && <path className="card-hair" d="M-8.500-15Q-7-4 0-3 7-4 8.500-15 5-10 0-10-5-10-8.500-15Z" />}
			{rank === 11 && <path className="card-hair" d="M-8-20Q-14-12-11-5L-8-8Z M8-20Q14-12 11-5L8-8Z" />}
			<path className="card-crown" d={HEADS[rank]} />
		</>
	);
	return (
		<>
			<clipPath id="court-frame">
				<rect x="-24" y="-45" width="48" height="90" rx="2" />
			</clipPath>
			<rect className="card-panel" x="-24" y="-45" width="48" height="90" rx="2" />
			<g clipPath="url(#court-frame)">
				{half}
				<g transform="rotate(180)">{half}</g>
				<path className="card-line" d="M-24 0H24" />
			</g>
			<rect className="card-line" x="-24" y="-45" width="48" height="90" rx="2" />
			<path transform="translate(-16 -37) scale(.5)" d={SUITS[suit]} />
			<path transform="translate(16 37) rotate(180) scale(.5)" d={SUITS[suit]} />
		</>
	);
}

/** The back: a fan in gold lines. */
export const CardBack = () => (
	<svg className="card-face card-back" viewBox="-44 -62 88 124" aria-hidden="true">
		<rect className="card-line" x="-38" y="-56" width="76" height="112" rx="4" />
		{[-42, 0, 42].flatMap((y) =>
			[-28, 0, 28].map((x) => (
				<path
					key={`${x} ${y}`}
					className="card-line"
					transform={`translate(${x} ${y})`}
					d="M0 14A14 14 0 0 1-14 0 M0 14A14 14 0 0 0 14 0 M0 14V-6 M0 14-8-2 M0 14 8-2 M-14 0A14 14 0 0 1 14 0"
				/>
			)),
		)}
	</svg>
);
