/** What stands around the tiles: sun and the shadow of leaves on the wall, and branches with lemons. */
export function Courtyard() {
	return (
		<>
			<svg className="keno-shadows" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
				{SHADOWS.map(([x, y, turn, size]) => (
					<path key={`${x} ${y}`} d={LEAF} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
				))}
			</svg>
			<Branch side="start" />
			<Branch side="end" />
		</>
	);
}

const LEAF = "M0 0C14-16 40-18 60 0 40 18 14 16 0 0Z";

const SHADOWS = Array.from({ length: 46 }, (_, at): [number, number, number, number] => {
	const along = (at * 0.618_034) % 1;
	const across = (at * 0.754_878) % 1;
	return [
		Math.round(along * 900 - 40),
		Math.round(across * across * 520 - 30),
		Math.round(20 + ((at * 67) % 130)),
		1.1 + ((at * 3) % 7) / 5,
	];
});

/** Leaves along a hanging branch: place, turn and size. */
const LEAVES: readonly [number, number, number, number][] = [
	[30, 26, 100, 1],
	[62, 40, 38, 1.05],
	[58, 62, 130, 0.95],
	[88, 84, 60, 1.1],
	[84, 104, 150, 1],
	[112, 128, 70, 0.95],
	[108, 150, 140, 0.85],
	[126, 176, 86, 0.8],
	[20, 60, 120, 0.8],
];
const FRUIT: readonly [number, number, number][] = [
	[44, 112, 18],
	[122, 96, -14],
	[92, 192, 8],
];

function Branch({ side }: { side: "start" | "end" }) {
	return (
		<svg className="keno-branch" data-side={side} viewBox="0 0 200 260" aria-hidden="true">
			<path className="keno-wood" d="M-6-6C40 22 78 60 98 112c8 22 18 46 28 72" />
			{LEAVES.map(([x, y, turn, size], at) => (
				<g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
					<path className="keno-foliage" data-tone={at % 3} d={LEAF} />
					<path className="keno-vein" d="M4 0H54" />
				</g>
			))}
			{FRUIT.map(([x, y, turn]) => (
				<g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
					<path className="keno-wood" d="M0-30V-18" />
					<path
						className="keno-hanging"
						d="M0-20C14-18 22-6 21 10 20 22 10 30 5 32c-1 4-4 6-6 5-2 0-3-3-4-5-8-3-16-10-17-21C-23-5-14-18 0-20Z"
					/>
					<path className="keno-lemon-glint" d="M-13 6c-1-10 4-17 9-19-3 6-5 12-5 20Z" />
				</g>
			))}
			<g className="keno-blossoms">
				{[
					[70, 22],
					[24, 92],
					[140, 148],
				].map(([x, y]) => (
					<g key={x} transform={`translate(${x} ${y})`}>
						{[0, 72, 144, 216, 288].map((turn) => (
							<ellipse key={turn} cx="0" cy="-7" rx="4" ry="7" transform={`rotate(${turn})`} />
						))}
						<circle className="keno-stamen" r="3.200" />
					</g>
				))}
			</g>
		</svg>
	);
}
