import { memo } from "react";
import { leavesOf, letterOf, STEM, shapeOf } from "./plant.ts";

/** A plant as the sun prints it: white where it lay, blue around it, and an edge brushed by hand. */
export const Print = memo(({ card }: { card: number }) => (
	<svg className="print" viewBox="0 0 100 150" aria-hidden="true">
		<rect className="sh-paper" width="100" height="150" rx="1.5" />
		<path className="sh-wash" d={EDGE} />
		<path className="sh-wash-deep" d="M12 16Q50 9 88 15L90 132Q50 139 11 133Z" />
		<path className="sh-stem" d={STEM} />
		{leavesOf(card).map(({ x, y, turn, size }) => (
			<g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
				<path className="sh-leaf" d={shapeOf(card)} />
				<path className="sh-vein" d="M0-2V-22" />
			</g>
		))}
		<text className="sh-letter" x="13" y="25">
			{letterOf(card)}
		</text>
	</svg>
));

/** The blue ends where the brush did. */
const EDGE =
	"M7 11 14 8 27 10 41 7 58 9 72 6.500 86 9 94 12 92 30 94 52 92.500 74 94 96 92 118 94 138 84 142 66 140 49 143 31 141 17 143 6 139 8 120 5.500 98 7.500 76 5.500 54 7.500 32Z";
