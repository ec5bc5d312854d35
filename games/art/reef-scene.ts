import { bevel, blur, cut2, linear, lit, radial, type Stops, scatter, svg, times } from "./drawing.ts";

type Branch = { x: number; y: number; angle: number; length: number; width: number; depth: number };

/** Branching coral, from thick to thin. */
function branches({ x, y, angle, length, width, depth }: Branch, colour: string, random: () => number): string {
	if (depth === 0 || width < 1.6) return "";
	const [toX, toY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
	const bend = `${cut2(x + Math.cos(angle + 0.3) * length * 0.5)},${cut2(y + Math.sin(angle + 0.3) * length * 0.5)}`;
	const count = random() > 0.35 ? 2 : 3;
	const parts = [
		`<path d="M${cut2(x)},${cut2(y)}Q${bend} ${cut2(toX)},${cut2(toY)}" stroke="${colour}" stroke-width="${cut2(width)}" stroke-linecap="round" fill="none"/>`,
	];
	for (let at = 0; at < count; at++) {
		const turn = (at - (count - 1) / 2) * (0.62 + random() * 0.3) + (random() - 0.5) * 0.3;
		const next = { x: toX, y: toY, angle: angle + turn, length: length * (0.72 + random() * 0.16) };
		parts.push(branches({ ...next, width: width * 0.74, depth: depth - 1 }, colour, random));
	}
	if (depth < 3) parts.push(`<circle cx="${cut2(toX)}" cy="${cut2(toY)}" r="${cut2(width * 0.55)}" fill="${colour}"/>`);
	return parts.join("");
}

const bush = (from: Omit<Branch, "depth">, colour: string, seed: number, depth = 7): string =>
	`<g filter="url(#coral)">${branches({ ...from, depth }, colour, scatter(seed))}</g>`;

const fan = (x: number, y: number, scale: number, colour: string): string =>
	`<g transform="translate(${x},${y}) scale(${scale})" opacity=".9" filter="url(#far)">${times(15, (at) => `<path d="M0,0Q${(at - 7) * 9},-70 ${(at - 7) * 19},${-150 + Math.abs(at - 7) * 8}" stroke="${colour}" stroke-width="5" fill="none" stroke-linecap="round"/>`)}${times(7, (at) => `<path d="M${-(20 + at * 17)},${-30 - at * 17}Q0,${-62 - at * 20} ${20 + at * 17},${-30 - at * 17}" stroke="${colour}" stroke-width="2.5" fill="none"/>`)}</g>`;

const bubble = (x: number, y: number, r: number): string =>
	`<g transform="translate(${cut2(x)},${cut2(y)})"><circle r="${cut2(r)}" fill="url(#bubble)"/><circle r="${cut2(r)}" fill="none" stroke="#dffcff" stroke-opacity=".55"/><path d="M${cut2(-r * 0.6)},${cut2(-r * 0.2)}A${cut2(r * 0.65)},${cut2(r * 0.65)} 0 0 1 ${cut2(-r * 0.1)},${cut2(-r * 0.65)}" stroke="#fff" stroke-width="${cut2(Math.max(1, r * 0.16))}" fill="none" stroke-linecap="round"/></g>`;

/** The colours of the sea, its bed and its fans, the four of its corals, and what swims and glows in it. */
type Water = {
	sea: Stops;
	bed: Stops;
	light: string;
	fans: readonly [far: string, near: string];
	corals: readonly [string, string, string, string];
	swimming(width: number, height: number): string;
};

const DAY: Water = {
	sea: [
		[0, "#6fe3e6"],
		[0.16, "#22a9bd"],
		[0.5, "#0a5f86"],
		[1, "#04223f"],
	],
	bed: [
		[0, "#0d6077"],
		[1, "#03202f"],
	],
	light: "#eaffff",
	fans: ["#0b6d87", "#0e7f92"],
	corals: ["#ff7d74", "#ff9a5c", "#e35fa6", "#b07cf0"],
	swimming: () => "",
};

/** A jellyfish that glows: its bell, and what hangs from it. */
function jelly(x: number, y: number, size: number, paint: string): string {
	const hanging = times(9, (at) => {
		const from = (at - 4) * 9;
		const long = 120 - Math.abs(at - 4) * 12;
		return `<path d="M${from},4C${from + 12},${long * 0.35} ${from - 14},${long * 0.65} ${cut2(from * 1.25)},${long}" stroke="${paint}" stroke-opacity="${at % 2 ? 0.45 : 0.8}" stroke-width="${at % 2 ? 1.8 : 3}" fill="none" stroke-linecap="round"/>`;
	});
	return `<g transform="translate(${cut2(x)},${cut2(y)}) scale(${size})">${lit(0, 6, 120, "aura")}${hanging}<path d="M-48,6C-48,-52 48,-52 48,6C36,-2 28,12 16,4C8,12 -8,12 -16,4C-28,12 -36,-2 -48,6Z" fill="${paint}" opacity=".55"/><path d="M-36,-2C-34,-36 34,-36 36,-2" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/><path d="M-22,0C-20,-20 20,-20 22,0" fill="#fff" opacity=".28"/></g>`;
}

const JELLIES: readonly (readonly [x: number, y: number, size: number, paint: string])[] = [
	[0.09, 0.26, 1.15, "#ff8ad8"],
	[0.19, 0.52, 0.6, "#8af3ff"],
	[0.91, 0.22, 0.8, "#8af3ff"],
	[0.84, 0.5, 1.2, "#c9a2ff"],
	[0.95, 0.62, 0.55, "#ff8ad8"],
	[0.5, 0.12, 0.5, "#c9a2ff"],
];

const NIGHT: Water = {
	sea: [
		[0, "#2e4fb8"],
		[0.14, "#18307f"],
		[0.5, "#0b1a54"],
		[1, "#04081f"],
	],
	bed: [
		[0, "#1d2a6b"],
		[1, "#060a24"],
	],
	light: "#b9ccff",
	fans: ["#2c3fa8", "#3a55c8"],
	corals: ["#ff4fb0", "#38e0d2", "#9b5cff", "#5cf29a"],
	swimming: (width, height) => JELLIES.map(([x, y, size, paint]) => jelly(x * width, y * height, size, paint)).join(""),
};

const definitions = ({ sea, bed, light }: Water): string =>
	[
		linear("sea", sea),
		linear("shaft", [
			[0, light, 0.55],
			[1, light, 0],
		]),
		linear("sand", bed),
		radial("aura", [
			[0, light, 0.55],
			[1, light, 0],
		]),
		radial(
			"bubble",
			[
				[0, "#bdf4ff", 0.02],
				[0.75, "#bdf4ff", 0.1],
				[1, "#e6fdff", 0.45],
			],
			{ fx: 0.6, fy: 0.65 },
		),
		blur("far", 2.2),
		blur("wide", 12),
		bevel("coral", { soft: 3, height: 7, shine: 0.7, exponent: 40, light: "#fff0e0", shade: "#02182a", drop: 6 }),
		'<filter id="caustics" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency=".006 .010" numOctaves="2" seed="14"/><feColorMatrix values="0 0 0 0 .85  0 0 0 0 1  0 0 0 0 1  -13 -2 0 0 1.5"/><feGaussianBlur stdDeviation=".7"/></filter>',
	].join("");

function shafts(width: number, height: number): string {
	const random = scatter(4);
	return `<g style="mix-blend-mode:screen" filter="url(#wide)">${times(Math.round(width / 180), (at) => {
		const x = 60 + at * 190 + random() * 60;
		return `<path d="M${cut2(x)},-20L${cut2(x + 50 + random() * 40)},-20L${cut2(x - 150 + random() * 40)},${height}L${cut2(x - 330)},${height}Z" fill="url(#shaft)" opacity="${cut2(0.18 + random() * 0.3)}"/>`;
	})}</g>`;
}

function seaBed(width: number, height: number): string {
	const top = height * 0.93;
	return `<path d="M0,${height}V${cut2(top)}Q${width * 0.2},${cut2(top - 34)} ${width * 0.42},${cut2(top + 12)}T${width * 0.8},${cut2(top)}T${width},${cut2(top - 16)}V${height}Z" fill="url(#sand)"/>`;
}

function sea(width: number, height: number, water: Water, body: string): string {
	const random = scatter(9);
	const all = `width="${width}" height="${height}"`;
	const bubbles = times(48, () => bubble(random() * width, random() * height, 2 + random() * random() * 16));
	return svg(
		width,
		height,
		`<defs>${definitions(water)}</defs><rect ${all} fill="url(#sea)"/><rect ${all} filter="url(#caustics)" opacity=".16"/>${shafts(width, height)}${body}${water.swimming(width, height)}${bubbles}`,
	);
}

/** A reef, for screens wider than high: corals at both sides. */
const wide = (water: Water): string => {
	const { fans, corals } = water;
	return sea(
		1600,
		900,
		water,
		[
			fan(150, 910, 1.7, fans[0]),
			fan(1470, 916, 1.8, fans[0]),
			fan(360, 920, 1.2, fans[1]),
			seaBed(1600, 900),
			bush({ x: 70, y: 930, angle: -1.35, length: 116, width: 32 }, corals[0], 11),
			bush({ x: 1540, y: 930, angle: -1.85, length: 118, width: 32 }, corals[1], 23),
			bush({ x: 300, y: 926, angle: -1.5, length: 70, width: 20 }, corals[2], 31, 6),
			bush({ x: 1330, y: 926, angle: -1.62, length: 74, width: 20 }, corals[3], 8, 6),
		].join(""),
	);
};

/** The same for a phone held upright: corals beneath. */
const tall = (water: Water): string => {
	const { fans, corals } = water;
	return sea(
		900,
		1300,
		water,
		[
			fan(120, 1310, 1.6, fans[0]),
			fan(780, 1316, 1.7, fans[0]),
			seaBed(900, 1300),
			bush({ x: 90, y: 1330, angle: -1.35, length: 88, width: 27 }, corals[0], 11),
			bush({ x: 830, y: 1330, angle: -1.85, length: 88, width: 27 }, corals[1], 23),
			bush({ x: 330, y: 1326, angle: -1.5, length: 56, width: 18 }, corals[2], 31, 6),
			bush({ x: 600, y: 1326, angle: -1.62, length: 58, width: 18 }, corals[3], 8, 6),
		].join(""),
	);
};

export const reefWide = (): string => wide(DAY);
export const reefTall = (): string => tall(DAY);
/** The same reef at night, when what lives in it glows. */
export const reefNightWide = (): string => wide(NIGHT);
export const reefNightTall = (): string => tall(NIGHT);
