/** Flowers of a garland hang along a curve between two points, lowest in the middle. */
const FLOWERS = Array.from({ length: 61 }, (_, at) => {
	const swag = (at % 15) / 15;
	return { x: at * 20, y: 8 + Math.round(46 * 4 * swag * (1 - swag)), isDark: at % 2 === 1 };
});
const PETALS = Array.from({ length: 10 }, (_, at) => at * 36);

/** The courtyard at night: a pierced screen, lamps in its niches, and garlands of marigolds above. */
export const Scene = () => (
	<>
		<svg className="ab-screen" width="100%" height="100%" aria-hidden="true">
			<defs>
				<pattern id="ab-jali" width="56" height="56" patternUnits="userSpaceOnUse">
					<path className="ab-jali" d="M28 0 36 20 56 28 36 36 28 56 20 36 0 28 20 20Z" />
					<path className="ab-jali-line" d="M0 0 20 20M56 0 36 20M0 56 20 36M56 56 36 36" />
				</pattern>
			</defs>
			<rect width="100%" height="100%" fill="url(#ab-jali)" />
		</svg>
		<svg className="ab-garland" viewBox="0 0 1200 84" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
			<symbol id="ab-marigold" viewBox="-12 -12 24 24">
				{PETALS.map((turn) => (
					<ellipse key={turn} className="ab-petal" transform={`rotate(${turn})`} cy="-7" rx="3.600" ry="4.600" />
				))}
				{PETALS.map((turn) => (
					<ellipse
						key={turn}
						className="ab-petal-in"
						transform={`rotate(${turn + 18})`}
						cy="-4"
						rx="2.400"
						ry="3.400"
					/>
				))}
				<circle className="ab-petal-eye" r="2.400" />
			</symbol>
			{FLOWERS.map(({ x, y, isDark }) => (
				<use key={x} href="#ab-marigold" data-dark={isDark || undefined} x={x - 15} y={y - 15} width="30" height="30" />
			))}
			{[0, 300, 600, 900, 1200].map((x) => (
				<g key={x} transform={`translate(${x} 12)`}>
					<path className="ab-leaf" d="M0 0C-9 12-7 30 0 44 7 30 9 12 0 0Z" />
					<use href="#ab-marigold" x="-17" y="-17" width="34" height="34" />
				</g>
			))}
		</svg>
		<Lamp place="start" />
		<Lamp place="end" />
	</>
);

const Lamp = ({ place }: { place: "start" | "end" }) => (
	<svg className="ab-lamp" data-place={place} viewBox="-60 -90 120 130" aria-hidden="true">
		<radialGradient id={`ab-glow-${place}`}>
			<stop offset="0" className="ab-glow" />
			<stop offset="1" className="ab-glow-end" />
		</radialGradient>
		<circle cy="-22" r="60" fill={`url(#ab-glow-${place})`} />
		<path className="ab-flame" d="M0-52C8-38 12-28 8-18 6-10-6-10-8-18-12-28-8-38 0-52Z" />
		<path className="ab-flame-in" d="M0-36C4-29 5-23 3-17 2-13-2-13-3-17-5-23-4-29 0-36Z" />
		<path className="ab-clay" d="M-34-12C-28-6 28-6 40-20 40 8 22 26 0 26S-36 8-34-12Z" />
		<path className="ab-clay-line" d="M-31 0C-10 8 14 8 35-4M-22 12C-8 18 10 18 24 10" />
	</svg>
);

/** Rings of petals, from the outer one: how many, how far out, how long, and the ink. */
const RINGS = [
	[28, 92, 15, "peacock"],
	[24, 76, 15, "rani"],
	[20, 60, 16, "marigold"],
	[16, 44, 17, "light"],
] as const;

/** A rangoli of coloured powder. */
export const Rangoli = () => (
	<svg className="ab-rangoli" viewBox="-104 -104 208 208" aria-hidden="true">
		<circle className="ab-rangoli-line" r="102" />
		{RINGS.map(([count, radius, length, ink]) =>
			Array.from({ length: count }, (_, at) => (
				<path
					key={`${ink} ${at}`}
					className="ab-powder"
					data-ink={ink}
					transform={`rotate(${(360 / count) * at}) translate(0 ${-radius})`}
					d={`M0 ${length / 2}C${-length / 2} ${length / 4} ${-length / 3} ${-length / 2} 0 ${-length / 2}S${length / 2} ${length / 4} 0 ${length / 2}Z`}
				/>
			)),
		)}
	</svg>
);
