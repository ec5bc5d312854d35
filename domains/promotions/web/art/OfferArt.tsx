import { useId } from "react";
import { MOTIFS } from "./motifs.tsx";
import { METAL, type MotifName, PAPER, SCENES } from "./scenes.data.ts";
import { rays, spark } from "./shapes.ts";

const SIZE = { width: 480, height: 160 };
const CENTRE = { x: 294, y: 80 };
const SPARKS = [
	[58, 40, 5],
	[118, 112, 3],
	[160, 34, 3],
	[420, 30, 6],
	[448, 118, 4],
	[196, 84, 2],
] as const;

/** The drawn picture of an offer. The text beside it says what it is about, so it has no name of its own. */
export function OfferArt({ motif, className = "" }: { motif: MotifName; className?: string }) {
	const id = useId();
	const { high, low, light } = SCENES[motif];
	const Motif = MOTIFS[motif];
	const fillOf = (name: string): string => `url(#${id}${name})`;
	const all = { width: SIZE.width, height: SIZE.height };
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
			preserveAspectRatio="xMaxYMid slice"
			className={`block w-full rtl:-scale-x-100 ${className}`.trim()}
		>
			<defs>
				<linearGradient id={`${id}ground`} x1="0" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor={high} />
					<stop offset="1" stopColor={low} />
				</linearGradient>
				<radialGradient id={`${id}light`} gradientUnits="userSpaceOnUse" cx={CENTRE.x} cy={CENTRE.y} r="210">
					<stop offset="0" stopColor={light} stopOpacity="0.7" />
					<stop offset="0.45" stopColor={light} stopOpacity="0.22" />
					<stop offset="1" stopColor={light} stopOpacity="0" />
				</radialGradient>
				<radialGradient id={`${id}fading`} gradientUnits="userSpaceOnUse" cx={CENTRE.x} cy={CENTRE.y} r="240">
					<stop offset="0.2" stopColor={light} stopOpacity="0.2" />
					<stop offset="1" stopColor={light} stopOpacity="0" />
				</radialGradient>
				<linearGradient id={`${id}metal`} x1="0" x2="1">
					<stop offset="0" stopColor={METAL.shaded} />
					<stop offset="0.45" stopColor={METAL.lit} />
					<stop offset="1" stopColor={METAL.deep} />
				</linearGradient>
				<linearGradient id={`${id}paper`} x1="0" y1="0" x2="0.4" y2="1">
					<stop offset="0" stopColor={PAPER.lit} />
					<stop offset="1" stopColor={PAPER.plain} />
				</linearGradient>
				<radialGradient id={`${id}shadow`}>
					<stop offset="0" stopOpacity="0.55" />
					<stop offset="1" stopOpacity="0" />
				</radialGradient>
			</defs>
			<rect {...all} fill={fillOf("ground")} />
			<path d={rays(CENTRE.x, CENTRE.y, 320, 16)} fill={fillOf("fading")} />
			<rect {...all} fill={fillOf("light")} />
			<path d={SPARKS.map(([x, y, size]) => spark(x, y, size)).join("")} fill={light} opacity="0.75" />
			<ellipse cx={CENTRE.x} cy="140" rx="112" ry="13" fill={fillOf("shadow")} />
			<Motif fills={{ metal: fillOf("metal"), paper: fillOf("paper") }} />
		</svg>
	);
}
