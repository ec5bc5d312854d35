import type { ReactNode } from "react";
import { METAL, type MotifName, PAPER } from "./scenes.data.ts";
import { around, discSide, onEllipse } from "./shapes.ts";

/** The fills that a motif takes from its scene, by their addresses within the picture. */
export type Fills = { metal: string; paper: string };

const DISC = { radius: 27, height: 9, step: 11 };

function Stack({ x, discs, fills }: { x: number; discs: number; fills: Fills }) {
	const { radius, height, step } = DISC;
	return Array.from({ length: discs }, (_, disc) => {
		const y = 128 - disc * step;
		return (
			<g key={disc}>
				<path d={discSide(x, y, radius, height)} fill={fills.metal} />
				<ellipse cx={x} cy={y - height} rx={radius} ry={radius * 0.3} fill={METAL.lit} />
				<ellipse
					cx={x}
					cy={y - height}
					rx={radius * 0.68}
					ry={radius * 0.2}
					fill="none"
					stroke={METAL.shaded}
					strokeWidth="1.5"
				/>
			</g>
		);
	});
}

/** A deposit, and what is added to it: three stacks, the middle one higher. */
const Coins = ({ fills }: { fills: Fills }) => (
	<>
		<Stack x={236} discs={4} fills={fills} />
		<Stack x={352} discs={3} fills={fills} />
		<Stack x={294} discs={7} fills={fills} />
	</>
);

/** Three reels, standing. */
const Spins = ({ fills }: { fills: Fills }) => (
	<>
		<rect x="214" y="28" width="160" height="104" rx="16" fill={fills.metal} />
		{[0, 1, 2].map((reel) => (
			<g key={reel}>
				<rect x={226 + reel * 47} y="40" width="42" height="80" rx="7" fill={fills.paper} />
				<rect x={226 + reel * 47} y="40" width="42" height="16" rx="7" fill={PAPER.shaded} opacity="0.75" />
				<rect x={226 + reel * 47} y="104" width="42" height="16" rx="7" fill={PAPER.shaded} opacity="0.75" />
				<path
					d={`M${235 + reel * 47} 66h24l-14 30h-8l12-22h-14z`}
					fill={PAPER.ink}
					stroke={METAL.shaded}
					strokeWidth="1.5"
				/>
			</g>
		))}
		<path d="M374 76h14v-26" stroke={METAL.plain} strokeWidth="7" fill="none" strokeLinecap="round" />
		<circle cx="388" cy="42" r="11" fill={PAPER.ink} />
		<circle cx="385" cy="39" r="4" fill={PAPER.lit} opacity="0.5" />
	</>
);

/** A coin within an arrow that turns back: what was lost comes back in part. */
const Ring = ({ fills }: { fills: Fills }) => (
	<>
		<path d="M336 36a58 58 0 1 0 14 66" fill="none" stroke={fills.metal} strokeWidth="13" strokeLinecap="round" />
		<path d="M351 21 321 51l38 8z" fill={METAL.plain} stroke={METAL.plain} strokeWidth="4" strokeLinejoin="round" />
		<circle cx="296" cy="80" r="33" fill={METAL.shaded} />
		<circle cx="294" cy="77" r="33" fill={METAL.lit} />
		<circle cx="294" cy="77" r="25" fill="none" stroke={METAL.shaded} strokeWidth="2" />
		{around(24).map((angle) => {
			const [x, y] = onEllipse(angle, 294, 77, 29.5, 29.5);
			return <circle key={angle} cx={x} cy={y} r="1.3" fill={METAL.shaded} />;
		})}
		<path
			d="m294 61 4.500 11.500h12l-9.500 7.500 3.500 12-10.500-7-10.500 7 3.500-12-9.500-7.500h12z"
			fill={METAL.plain}
			stroke={METAL.shaded}
		/>
	</>
);

/** An open letter with a card in it. */
const Letter = ({ fills }: { fills: Fills }) => (
	<>
		<path d="M224 74 294 26l70 48v56a6 6 0 0 1-6 6H230a6 6 0 0 1-6-6z" fill={PAPER.shaded} />
		<rect x="240" y="34" width="108" height="76" rx="6" fill={fills.paper} />
		<path d="M254 52h80M254 66h52" stroke={PAPER.shaded} strokeWidth="4" strokeLinecap="round" />
		<path d="M224 76v54a6 6 0 0 0 6 6h128a6 6 0 0 0 6-6V76l-70 42z" fill={PAPER.plain} />
		<path d="m226 134 54-24M362 134l-54-24" stroke={PAPER.shaded} strokeWidth="2" />
		<circle cx="294" cy="112" r="13" fill={PAPER.ink} />
		<path
			d="m294 104 2.300 5.700h6l-4.800 3.700 1.800 6-5.300-3.600-5.300 3.600 1.800-6-4.800-3.700h6z"
			fill={METAL.lit}
		/>
	</>
);

/** A slip with a ball on it: a bet. */
const Ball = ({ fills }: { fills: Fills }) => (
	<>
		<g transform="rotate(-8 294 80)">
			<path
				d="M214 34h160v28a18 18 0 0 0 0 36v28H214V98a18 18 0 0 0 0-36z"
				fill={fills.paper}
				stroke={PAPER.shaded}
				strokeWidth="1.5"
			/>
			<path d="M326 40v80" stroke={PAPER.shaded} strokeWidth="3" strokeDasharray="2 7" strokeLinecap="round" />
			<path d="M338 66h22M338 80h22M338 94h14" stroke={PAPER.shaded} strokeWidth="4" strokeLinecap="round" />
		</g>
		<circle cx="276" cy="84" r="34" fill={PAPER.lit} stroke={PAPER.shaded} strokeWidth="1.5" />
		<path d="m276 70 13.300 9.700-5.100 15.600h-16.400l-5.100-15.600z" fill={PAPER.ink} />
		<path
			d="M276 70V58M289.300 79.700 301 76M284.200 95.300l7.300 10M267.800 95.300l-7.300 10M262.700 79.700 251 76"
			stroke={PAPER.ink}
			strokeWidth="2.500"
		/>
		<path d="M266 52.500q10-4.500 20 0l-10 7zM308 71q4 10 1 20l-8-14zM244 71q-4 10-1 20l8-14z" fill={PAPER.ink} />
		<path d="M286 115.500q9-2 15-9l-10-1zM266 115.500q-9-2-15-9l10-1z" fill={PAPER.ink} />
	</>
);

/** A box with a bow: what fits no other kind. */
const Gift = ({ fills }: { fills: Fills }) => (
	<>
		<rect x="238" y="76" width="112" height="60" rx="6" fill={fills.paper} />
		<rect x="230" y="58" width="128" height="24" rx="6" fill={PAPER.lit} />
		<path d="M284 58h20v78h-20z" fill={fills.metal} />
		<path
			d="M294 58c-8-22-40-34-44-16-3 14 20 18 44 16 24 2 47-2 44-16-4-18-36-6-44 16z"
			fill="none"
			stroke={METAL.plain}
			strokeWidth="8"
			strokeLinejoin="round"
		/>
		<rect x="284" y="50" width="20" height="14" rx="4" fill={METAL.lit} />
	</>
);

export const MOTIFS: Readonly<Record<MotifName, (props: { fills: Fills }) => ReactNode>> = {
	coins: Coins,
	spins: Spins,
	ring: Ring,
	letter: Letter,
	ball: Ball,
	gift: Gift,
};
