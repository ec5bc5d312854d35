import { circlePath, cut2, linear, radial, times } from "../drawing.ts";
import type { ReelArt } from "./reel-art.ts";

/** A travel poster: flat shapes in a low, hard light from the left, each with a sprayed shadow. There are no outlines. */
const INKS = {
	cream: "#fdf1d4",
	red: "#e8472f",
	deep: "#a82a26",
	navy: "#1d3a78",
	night: "#0c1b40",
	teal: "#2c9aa0",
	sea: "#17616f",
	brass: "#f4b63f",
	ochre: "#c77f1f",
	coral: "#f58a63",
	sky: "#8fd0d8",
	shadow: "#081230",
} as const;
type Ink = keyof typeof INKS;

const flat = (path: string, ink: Ink): string => `<path d="${path}" fill="${INKS[ink]}" fill-rule="evenodd"/>`;
/** A shape whose right side is sprayed darker. */
const sprayed = (path: string, ink: Ink, side: "right" | "below" = "right"): string =>
	`${flat(path, ink)}<path d="${path}" fill="url(#${side})" fill-rule="evenodd" filter="url(#spray)"/>`;
const line = (path: string, width: number, ink: Ink): string =>
	`<path d="${path}" fill="none" stroke="${INKS[ink]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const spot = (x: number, y: number, radius: number, ink: Ink): string => flat(circlePath(x, y, radius), ink);

/** The scatter: a lamp in its housing, lit. */
const lamp = [
	`<path d="M0,-6L54,-40V28Z" fill="#fff3c0" opacity=".5"/><path d="M0,-6L-54,-40V28Z" fill="#fff3c0" opacity=".35"/>`,
	sprayed("M-26,44L-18,22H18L26,44Z", "cream"),
	flat("M-21.500,32H21.500L24,38H-24Z", "red"),
	flat("M-24,16H24V23H-24Z", "night"),
	`${flat("M-17,-24H17V16H-17Z", "brass")}<circle cy="-4" r="15" fill="url(#lit)"/>`,
	line("M-17,-24V16M-6,-24V16M6,-24V16M17,-24V16", 2.2, "night"),
	sprayed("M-24,-24C-20,-38 -10,-44 0,-46C10,-44 20,-38 24,-24Z", "red"),
	flat("M-26,-26H26V-21H-26Z", "deep") + spot(0, -48, 3.4, "brass"),
	flat("M-34,44H34V49H-34Z", "night"),
].join("");

const anchor = [
	sprayed(circlePath(0, -36, 12) + circlePath(0, -36, 5.5), "brass"),
	sprayed(
		"M-5.500,-24H5.500V28C20,25 28,16 30,6L20,9L37,-12L48,14L39,10C35,32 18,44 0,49C-18,44 -35,32 -39,10L-48,14L-37,-12L-20,9L-30,6C-28,16 -20,25 -5.500,28Z",
		"cream",
	),
	sprayed("M-24,-18H24V-9H-24Z", "red"),
	flat("M-5.500,-9H0V48C-18,44 -35,32 -39,10L-48,14L-37,-12L-36,-8C-34,20 -18,36 -5.500,38Z", "cream"),
	line("M-14,40C-30,30 -18,18 -4,20S24,8 12,-2S-6,-10 4,-24", 4.4, "ochre") +
		line("M-14,40C-30,30 -18,18 -4,20S24,8 12,-2S-6,-10 4,-24", 1.6, "brass"),
].join("");

const waves = (y: number): string =>
	`${flat(`M-50,${y}q8,-7 16,0t17,0t17,0t17,0t17,0t16,0V50H-50Z`, "sea")}${line(`M-46,${y + 8}q8,-6 16,0t16,0M2,${y + 9}q8,-6 16,0t16,0`, 2.2, "sky")}`;

const ship = [
	sprayed("M-16,-44H-4V-18H-16ZM4,-40H16V-18H4Z", "red"),
	flat("M-16,-44H-4V-37H-16ZM4,-40H16V-33H4Z", "night"),
	sprayed("M-28,-18H26V-4H-28Z", "cream") + sprayed("M-36,-5H36V10H-36Z", "cream"),
	[-28, -16, -4, 8, 20].map((x) => spot(x + 2, 2, 3.2, "navy")).join("") +
		[-20, -8, 4, 16].map((x) => flat(`M${x},-14h6v6h-6Z`, "navy")).join(""),
	sprayed("M-48,8H48C44,24 38,34 32,40H-36C-42,32 -46,22 -48,8Z", "navy"),
	flat("M-47,12H47L45.500,18H-45.500Z", "red"),
	line("M40,8V-20M40,-20L48,-15L40,-11", 2, "cream"),
	waves(36),
].join("");

const sailboat = [
	line("M0,-48V28", 3, "ochre"),
	sprayed("M4,-46C26,-26 36,0 38,22H4Z", "cream"),
	flat("M21,-27C27,-18 31,-8 34,2H4V-27Z", "coral"),
	sprayed("M-4,-38C-10,-14 -24,8 -36,22H-4Z", "red"),
	flat("M0,-50L14,-46L0,-41Z", "brass"),
	sprayed("M-42,26H44C40,38 30,44 22,46H-22C-32,44 -38,36 -42,26Z", "navy"),
	flat("M-41,28H43L41.500,32H-39Z", "brass"),
	waves(40),
].join("");

const SECTORS = [0, 90, 180, 270];
const ringbuoy = [
	`<g fill-rule="evenodd">${sprayed(`${circlePath(0, 0, 42)}${circlePath(0, 0, 20)}`, "cream")}</g>`,
	SECTORS.map(
		(turn) =>
			`<g transform="rotate(${turn + 45})"><path d="M-16.100,-38.800A42,42 0 0 1 16.100,-38.800L7.700,-18.500A20,20 0 0 0 -7.700,-18.500Z" fill="${INKS.red}"/><path d="M4,-41.800A42,42 0 0 1 16.100,-38.800L7.700,-18.500A20,20 0 0 0 2,-19.900Z" fill="${INKS.deep}"/></g>`,
	).join(""),
	`<circle r="31" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-dasharray="26 200" stroke-dashoffset="-118"/>`,
	SECTORS.map(
		(turn) =>
			`<path transform="rotate(${turn})" d="M-11,-41C-16,-52 16,-52 11,-41" fill="none" stroke="${INKS.brass}" stroke-width="3.400"/>`,
	).join(""),
].join("");

const claw = (ink: Ink, dark: Ink): string =>
	`${sprayed("M0,0C-10,-8 -16,-22 -8,-34C-2,-26 0,-20 2,-18C2,-24 4,-30 10,-32C16,-22 12,-6 0,0Z", ink)}${flat("M2,-18C2,-24 4,-30 10,-32C16,-22 12,-6 0,0C4,-6 4,-12 2,-18Z", dark)}`;
const lobster = [
	line("M-6,-18C-16,-34 -26,-44 -40,-48M6,-18C16,-34 26,-44 40,-48", 2, "red"),
	[-4, 4, 12]
		.map((y, at) => line(`M-10,${y}L${-28 + at * 2},${y + 8}M10,${y}L${28 - at * 2},${y + 8}`, 3.2, "deep"))
		.join(""),
	line("M-9,-8C-20,-8 -28,-12 -30,-18M9,-8C20,-8 28,-12 30,-18", 6, "red"),
	`<g transform="translate(-30,-14) rotate(-16) scale(.9)">${claw("red", "deep")}</g><g transform="translate(30,-14) rotate(16) scale(-.9,.9)">${claw("red", "deep")}</g>`,
	sprayed("M0,-28C9,-26 13,-16 13,-4C13,6 9,12 0,14C-9,12 -13,6 -13,-4C-13,-16 -9,-26 0,-28Z", "red"),
	times(4, (at) =>
		sprayed(
			`M${-11 + at * 1.4},${12 + at * 7}H${11 - at * 1.4}L${cut2(9.6 - at * 1.4)},${19 + at * 7}H${cut2(-9.6 + at * 1.4)}Z`,
			at % 2 ? "coral" : "red",
		),
	),
	sprayed("M-6,39L-20,46L-8,50L0,46L8,50L20,46L6,39Z", "coral"),
	spot(-5, -22, 2.8, "cream") + spot(5, -22, 2.8, "cream") + spot(-5, -22, 1.4, "night") + spot(5, -22, 1.4, "night"),
].join("");

const crab = [
	[0, 1, 2]
		.map((at) =>
			line(
				`M-26,${12 + at * 6}L${-44 + at * 3},${18 + at * 9}M26,${12 + at * 6}L${44 - at * 3},${18 + at * 9}`,
				4.2,
				"ochre",
			),
		)
		.join(""),
	line("M-28,4C-38,0 -42,-6 -40,-14M28,4C38,0 42,-6 40,-14", 6.5, "coral"),
	`<g transform="translate(-36,-8) rotate(-14) scale(1.050)">${claw("coral", "red")}</g><g transform="translate(36,-8) rotate(14) scale(-1.050,1.050)">${claw("coral", "red")}</g>`,
	line("M-9,-8V-20M9,-8V-20", 3, "ochre"),
	sprayed("M-36,10C-34,-12 -18,-16 0,-16C18,-16 34,-12 36,10C32,30 16,38 0,38C-16,38 -32,30 -36,10Z", "coral"),
	flat("M-30,4C-22,-8 -8,-10 4,-10C-8,-4 -18,4 -24,14C-28,14 -30,10 -30,4Z", "brass"),
	spot(-9, -22, 4.6, "cream") + spot(9, -22, 4.6, "cream") + spot(-8, -22, 2.2, "night") + spot(10, -22, 2.2, "night"),
	line("M-10,22Q0,28 10,22", 2.6, "deep") +
		[-18, 16, 20].map((x, at) => spot(x, at ? 4 + at * 8 : 24, 2.4, "red")).join(""),
].join("");

const shrimp = [
	line("M22,-26C34,-40 44,-42 48,-40M20,-24C36,-30 44,-28 48,-22", 2, "red"),
	[0, 1, 2, 3].map((at) => line(`M${18 - at * 9},${2 + at * 3}l${5 - at},13`, 3, "coral")).join(""),
	sprayed(
		"M34,-26C38,-20 36,-10 26,-4C18,0 6,0 0,6C-8,14 -4,26 6,32C-14,36 -34,24 -34,2C-34,-22 -14,-38 10,-38C22,-38 30,-34 34,-26Z",
		"coral",
	),
	flat("M-9,-33C-4,-24 -2,-10 -1,3C2,0 5,-1 8,-2C6,-14 4,-26 2,-37C-2,-37 -6,-35 -9,-33Z", "cream"),
	flat("M-27,-20C-18,-14 -8,-4 -3,10C-5,14 -5,18 -3,23C-10,6 -20,-6 -32,-10C-31,-14 -29,-17 -27,-20Z", "cream"),
	flat("M-34,6C-24,8 -12,16 -4,30C-8,32 -14,31 -18,29C-22,20 -28,14 -33,12Z", "cream"),
	sprayed("M2,28L26,24L18,34L26,46L2,40Z", "red"),
	spot(22, -25, 3.6, "night") + spot(21, -26, 1.2, "cream"),
].join("");

const fish = [
	sprayed("M22,0L48,-22C44,-6 44,8 48,24Z", "brass"),
	flat("M-10,-22C0,-36 14,-36 22,-30L14,-14ZM-8,22C0,34 10,34 18,28L12,14Z", "ochre"),
	sprayed("M-48,2C-34,-20 -8,-28 12,-20C24,-14 30,-6 32,0C30,8 24,16 12,22C-8,30 -34,22 -48,2Z", "teal"),
	flat("M-48,2C-34,-20 -8,-28 12,-20C24,-14 30,-6 32,0C6,-12 -24,-10 -48,2Z", "sky"),
	[-4, 8, 20].map((x) => line(`M${x},-8q7,8 0,16`, 2.4, "sea")).join(""),
	line("M-22,-15Q-14,2 -22,18", 2.4, "sea"),
	spot(-32, -3, 5, "cream") + spot(-33, -3, 2.6, "night"),
].join("");

/** A card of evening sky over water, and the beam that crosses it. */
const ground = [
	'<rect x="-47" y="-47" width="94" height="94" rx="3" fill="url(#evening)"/>',
	'<path d="M-47,-20L47,-47V-8L-47,-14Z" fill="#fff3c0" opacity=".14"/><path d="M-47,30H47V44A3,3 0 0 1 44,47H-44A3,3 0 0 1 -47,44Z" fill="#0c1b40" opacity=".55"/>',
	'<rect x="-45" y="-45" width="90" height="90" rx="1.500" fill="none" stroke="#fdf1d4" stroke-width="2.200"/>',
].join("");

export const harbourLights: ReelArt = {
	definitions: [
		linear(
			"right",
			[
				[0.42, "#1a1240", 0],
				[1, "#1a1240", 0.62],
			],
			[1, 0.35],
		),
		linear("below", [
			[0.4, "#1a1240", 0],
			[1, "#1a1240", 0.6],
		]),
		radial("lit", [
			[0, "#ffffff"],
			[0.5, "#fff3b8"],
			[1, "#ffd04a", 0.2],
		]),
		linear("evening", [
			[0, "#16306e"],
			[0.55, "#2f5fa6"],
			[0.82, "#e98a6a"],
			[0.83, "#12405c"],
			[1, "#0b2546"],
		]),
		// Grains of the spray: denser where the shadow is deeper.
		'<filter id="spray" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="8" result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -6 4" result="g"/><feComposite in="SourceGraphic" in2="g" operator="in" result="s"/><feComponentTransfer in="SourceGraphic" result="f"><feFuncA type="linear" slope=".35"/></feComponentTransfer><feMerge><feMergeNode in="f"/><feMergeNode in="s"/></feMerge></filter>',
		'<filter id="light" x="-20%" y="-20%" width="140%" height="150%"><feOffset in="SourceAlpha" dx="2.600" dy="3" result="o"/><feFlood flood-color="#050b20" flood-opacity=".5"/><feComposite in2="o" operator="in" result="f"/><feMerge><feMergeNode in="f"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
	].join(""),
	ground,
	filter: "light",
	scale: 0.85,
	symbols: { lamp, anchor, ship, sailboat, ringbuoy, lobster, crab, shrimp, fish },
};
