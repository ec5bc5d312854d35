import { Blossom } from "./Cards.tsx";

const WAVE = [11.5, 8, 4.5];
const CENTRES = [
	[0, 0],
	[24, 0],
	[12, 6],
	[0, 12],
	[24, 12],
	[12, 18],
	[0, 24],
	[24, 24],
] as const;

/** Waves of overlapping arcs, as they are painted on the rim. */
const Waves = ({ id, kind }: { id: string; kind: string }) => (
	<pattern id={id} width="24" height="12" patternUnits="userSpaceOnUse">
		<g className={kind}>
			{CENTRES.map(([x, y]) =>
				WAVE.map((radius) => <circle key={`${x} ${y} ${radius}`} className="bac-wave" cx={x} cy={y} r={radius} />),
			)}
		</g>
	</pattern>
);

/** A dish of porcelain on celadon: a rim of waves, and plum branches over its well. */
export const Scene = () => (
	<>
		<svg className="bac-scene" width="100%" height="100%" aria-hidden="true">
			<defs>
				<Waves id="bac-waves" kind="bac-waves-light" />
				<Waves id="bac-waves-dark" kind="bac-waves-dark" />
				<radialGradient id="bac-glaze" cx="0.42" cy="0.3" r="0.9">
					<stop offset="0.300" className="bac-glaze" />
					<stop offset="1" className="bac-glaze-shade" />
				</radialGradient>
			</defs>
			<rect className="bac-dish" />
			<rect className="bac-rim" />
			<rect className="bac-well" />
			<rect className="bac-ring" />
		</svg>
		<Branch place="start" />
		<Branch place="end" />
	</>
);

const BLOSSOMS = [
	[96, 60, 1.5],
	[150, 92, 1.2],
	[58, 104, 1.1],
	[196, 66, 0.9],
	[128, 40, 0.8],
	[228, 110, 1],
] as const;
const BUDS = [
	[246, 62],
	[178, 122],
	[84, 142],
	[262, 96],
] as const;

const Branch = ({ place }: { place: "start" | "end" }) => (
	<svg className="bac-branch" data-place={place} viewBox="0 0 280 180" aria-hidden="true">
		<path className="bac-twig" d="M0 20Q50 40 92 74 138 104 236 112 258 110 272 96" />
		<path
			className="bac-twig bac-twig-thin"
			d="M92 74Q120 52 128 36M150 100Q180 84 200 64L248 58M58 52Q60 84 58 104L84 144M150 102Q166 116 180 124"
		/>
		{BLOSSOMS.map(([x, y, size]) => (
			<g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
				<Blossom />
			</g>
		))}
		{BUDS.map(([x, y]) => (
			<circle key={`${x} ${y}`} className="bac-bud" cx={x} cy={y} r="4.500" />
		))}
	</svg>
);
