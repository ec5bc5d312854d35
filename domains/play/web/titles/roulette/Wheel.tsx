import type { RefObject } from "react";
import { pocketText } from "./layout.ts";
import { ballAt, POCKET, stepOf } from "./use-wheel.ts";
import { colourOf } from "./words.ts";

/** A point from the hub, at degrees from the top. */
function pointAt(radius: number, degrees: number): string {
	const angle = ((degrees - 90) * Math.PI) / 180;
	return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

const sector = (inner: number, outer: number, from: number, to: number): string =>
	`M${pointAt(inner, from)}L${pointAt(outer, from)}A${outer} ${outer} 0 0 1 ${pointAt(outer, to)}L${pointAt(inner, to)}A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}Z`;

export type WheelState = {
	rotor: RefObject<HTMLDivElement | null>;
	ball: RefObject<SVGGElement | null>;
	pockets: readonly number[];
	/** Where the ball lies in the rotor, and how the rotor lies in the bowl. */
	degrees: number;
	rotation: number;
	isTurning: boolean;
	/** Where the player may end what is shown. */
	skip?(): void;
};

/** A wheel of turned walnut and brass: the bowl stands, the rotor turns, and one lamp lights both from above. */
export function Wheel({ wheel, label }: { wheel: WheelState; label: string }) {
	const { rotor, ball, pockets, degrees, rotation, isTurning, skip } = wheel;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the button below shows the result at once, too.
		<div className="wheel" role="img" aria-label={label} data-turning={isTurning} onClick={skip}>
			<div className="wheel-bowl" />
			<svg className="wheel-layer" viewBox="-260 -260 520 520" aria-hidden="true">
				<circle className="wheel-brass" r="230" />
				<g className="wheel-deflectors">
					{Array.from({ length: 8 }, (_, at) => (
						<path key={at} transform={`rotate(${at * 45 + 12}) translate(0 -207)`} d={at % 2 ? STANDING : LYING} />
					))}
				</g>
				<circle className="wheel-pit" r="186" />
			</svg>
			<div ref={rotor} className="wheel-rotor" style={{ transform: `rotate(${rotation}deg)` }}>
				<Rotor pockets={pockets} />
				<svg className="wheel-layer" viewBox="-260 -260 520 520" aria-hidden="true">
					<radialGradient id="wheel-ball" cx=".36" cy=".3" r=".75">
						<stop offset=".15" className="stop-ivory" />
						<stop offset="1" className="stop-ivory-deep" />
					</radialGradient>
					<g ref={ball} style={{ transform: ballAt(degrees, POCKET) }}>
						<circle className="wheel-ball-shade" cx="2" cy="3" r="10" />
						<circle r="9" fill="url(#wheel-ball)" />
					</g>
				</svg>
			</div>
			<div className="wheel-lamp" />
		</div>
	);
}

const STANDING = "M0-15 6 0 0 15-6 0Z";
const LYING = "M-15 0 0-6 15 0 0 6Z";

function Rotor({ pockets }: { pockets: readonly number[] }) {
	const step = stepOf(pockets);
	return (
		<svg className="wheel-layer" viewBox="-260 -260 520 520" aria-hidden="true">
			<defs>
				<radialGradient id="wheel-shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="186">
					<stop offset=".58" className="stop-shadow" />
					<stop offset=".78" className="stop-none" />
					<stop offset=".96" className="stop-none" />
					<stop offset="1" className="stop-shadow" />
				</radialGradient>
				<radialGradient id="wheel-cone" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="112" fx="-30" fy="-44">
					<stop offset="0" className="stop-walnut-light" />
					<stop offset=".55" className="stop-walnut" />
					<stop offset="1" className="stop-walnut-deep" />
				</radialGradient>
				<radialGradient id="wheel-turret" cx=".36" cy=".3" r=".8">
					<stop offset="0" className="stop-brass-light" />
					<stop offset=".45" className="stop-brass" />
					<stop offset="1" className="stop-brass-deep" />
				</radialGradient>
			</defs>
			{pockets.map((number, at) => {
				const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
				return (
					<g key={number} data-colour={colourOf(number)}>
						<path className="wheel-number" d={sector(150, 183, from, to)} />
						<path className="wheel-pocket" d={sector(112, 150, from, to)} />
						<text transform={`rotate(${at * step}) translate(0 -160)`}>{pocketText(number)}</text>
						<path className="wheel-fret" d={`M${pointAt(112, from)}L${pointAt(184, from)}`} />
					</g>
				);
			})}
			<circle r="186" fill="url(#wheel-shade)" />
			<circle className="wheel-brass" r="184" />
			<circle className="wheel-brass-thin" r="150" />
			<circle r="112" fill="url(#wheel-cone)" />
			{[104, 84, 62].map((radius) => (
				<circle key={radius} className="wheel-groove" r={radius} />
			))}
			<circle className="wheel-brass-thin" r="111" />
			{[0, 90, 180, 270].map((angle) => (
				<g key={angle} transform={`rotate(${angle + 28})`}>
					<path className="wheel-arm" d="M-5 0-3.500-64H3.500L5 0Z" />
					<circle cy="-66" r="9" fill="url(#wheel-turret)" />
				</g>
			))}
			<circle r="32" fill="url(#wheel-turret)" />
			<circle className="wheel-groove" r="22" />
			<circle r="13" fill="url(#wheel-turret)" />
		</svg>
	);
}
