import { cut2, times } from "./drawing.ts";

/** Ink and washes, as they lie on paper. */
export const INK = {
	black: "#1b1d26",
	grey: "#5d6270",
	pale: "#aab0ba",
	white: "#fbf8ef",
	red: "#c8322f",
	rose: "#e58a86",
	orange: "#dd7a34",
	amber: "#e3a93f",
	pine: "#2f5a45",
	leaf: "#6d9a54",
	blue: "#38568f",
	sky: "#8fb3d6",
	violet: "#6a4f91",
	earth: "#86593a",
} as const;
export type Ink = keyof typeof INK;

/** A stroke of the brush: dark at its middle, and a dry edge beside it. */
export const stroke = (path: string, width: number, ink: Ink = "black"): string =>
	`<path d="${path}" fill="none" stroke="${INK[ink]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${INK[ink]}" stroke-opacity=".3" stroke-width="${cut2(width * 1.7)}" stroke-linecap="round" stroke-dasharray="${cut2(width * 2.2)} ${cut2(width * 1.1)}"/>`;

/** A wash of colour with a darker rim, as it dries. */
export const wash = (path: string, ink: Ink, edge: Ink = "black", width = 1.8): string =>
	`<path d="${path}" fill="${INK[ink]}" fill-opacity=".88" fill-rule="evenodd"/><path d="${path}" fill="none" stroke="${INK[edge]}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A wash without a rim. */
export const tint = (path: string, ink: Ink, opacity = 0.6): string =>
	`<path d="${path}" fill="${INK[ink]}" fill-opacity="${opacity}"/>`;

export const fanned = (count: number, from: number, over: number, draw: (at: number) => string): string =>
	times(count, (at) => `<g transform="rotate(${cut2(from + (over * at) / (count - 1))})">${draw(at)}</g>`);

/** Edges that bleed into the paper, and the light behind what has won. */
export const inkFilters = (): string =>
	[
		'<filter id="ink" x="-15%" y="-15%" width="130%" height="130%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3.4" xChannelSelector="R" yChannelSelector="G"/></filter>',
		'<filter id="electric" x="-30%" y="-30%" width="160%" height="160%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3.4" xChannelSelector="R" yChannelSelector="G" result="d"/><feMorphology in="d" operator="dilate" radius="1.300" result="m"/><feFlood flood-color="#f2fdff"/><feComposite in2="m" operator="in" result="rim"/><feGaussianBlur in="m" stdDeviation="2.200" result="b"/><feFlood flood-color="#56dcff"/><feComposite in2="b" operator="in" result="near"/><feGaussianBlur in="m" stdDeviation="5.500" result="c"/><feFlood flood-color="#7a6bff" flood-opacity=".9"/><feComposite in2="c" operator="in" result="far"/><feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="near"/><feMergeNode in="rim"/><feMergeNode in="d"/></feMerge></filter>',
	].join("");
