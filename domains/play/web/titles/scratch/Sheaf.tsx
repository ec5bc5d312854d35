import { memo } from "react";
import type { Field } from "./fields.ts";

const EARS = [-44, -30, -17, -5, 7, 19, 32, 45];
const GRAINS = [0, 1, 2, 3, 4];
const STALKS = [-30, -20, -9, 3, 14, 26];

/** A bound sheaf of ripe wheat. */
export const Sheaf = memo(() => (
	<svg className="scratch-art" viewBox="0 0 100 116" aria-hidden="true">
		<circle className="fs-sun" cx="50" cy="46" r="43" />
		<g className="fs-stalks">
			{STALKS.map((turn) => (
				<path key={turn} d="M50 74Q50 92 50 112" transform={`rotate(${-turn} 50 74)`} />
			))}
			{EARS.map((turn) => (
				<path key={turn} d="M50 78Q50 56 50 34" transform={`rotate(${turn} 50 82)`} />
			))}
		</g>
		{EARS.map((turn, at) => (
			<g key={turn} transform={`rotate(${turn} 50 82) translate(50 ${36 + (at % 3) * 3})`}>
				{GRAINS.map((row) => (
					<g key={row} transform={`translate(0 ${-row * 6})`}>
						<ellipse className="fs-grain" cx="-3" rx="2.700" ry="5" transform="rotate(-22 -3 0)" />
						<ellipse className="fs-grain" cx="3" rx="2.700" ry="5" transform="rotate(22 3 0)" />
					</g>
				))}
				<ellipse className="fs-grain" cy={-GRAINS.length * 6} rx="2.400" ry="5" />
				<path className="fs-awn" d="M0-30V-42M-3-24-8-36M3-24 8-36" />
			</g>
		))}
		<path className="fs-band" d="M37 74Q50 81 63 74L64 83Q50 90 36 83Z" />
		<path className="fs-band-end" d="M60 82 70 96 64 97 56 86Z" />
	</svg>
));

const PETALS = [0, 90, 180, 270];
const RAYS = [0, 40, 80, 120, 160, 200, 240, 280, 320];

/** A field after the harvest: stubble, with a flower or without. */
export const Plant = memo(({ plant }: Extract<Field, { plant: string }>) => (
	<svg className="scratch-art" viewBox="0 0 100 116" aria-hidden="true">
		<path className="fs-earth" d="M0 92Q50 82 100 92V116H0Z" />
		<path className="fs-stubble" d="M8 104V92M20 108V90M31 102V88M43 110V91M55 104V88M66 109V90M78 103V89M90 108V92" />
		{plant === "poppy" && (
			<g transform="translate(50 52)">
				<path className="fs-stem" d="M0 6Q6 28 1 46M3 30Q16 22 20 26" />
				{PETALS.map((turn) => (
					<path
						key={turn}
						className="fs-poppy"
						d="M0 0C-15-5-16-24 0-25 16-24 15-5 0 0Z"
						transform={`rotate(${turn})`}
					/>
				))}
				<circle className="fs-heart" r="5.500" />
			</g>
		)}
		{plant === "cornflower" && (
			<g transform="translate(50 52)">
				<path className="fs-stem" d="M0 4Q-5 28 0 46M-2 28Q-14 20-18 26" />
				{RAYS.map((turn) => (
					<path key={turn} className="fs-cornflower" d="M0 0-6-20-2-16 0-24 2-16 6-20Z" transform={`rotate(${turn})`} />
				))}
				<circle className="fs-heart" r="4" />
			</g>
		)}
	</svg>
));
