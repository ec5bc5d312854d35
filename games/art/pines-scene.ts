import { cut2, linear, lit, radial, type Stops, scatter, svg, times } from "./drawing.ts";
import { fanned, inkFilters } from "./ink-brush.ts";

type Ridge = { top: number; swell: number; waves: number; colour: string };

const RIDGES: readonly Ridge[] = [
	{ top: 0.34, swell: 70, waves: 3.1, colour: "#3a4472" },
	{ top: 0.5, swell: 60, waves: 4.3, colour: "#2a3258" },
	{ top: 0.68, swell: 46, waves: 2.7, colour: "#1c2240" },
];

function ridge(width: number, height: number, { top, swell, waves, colour }: Ridge): string {
	const points = times(Math.ceil(width / 20) + 1, (at) => {
		const x = at * 20;
		const y = height * top - (1 - Math.abs(Math.sin((x / width) * Math.PI * waves + top * 9))) ** 1.35 * swell * 2.6;
		return `L${x},${cut2(y + Math.sin(x / 37) * 5)}`;
	});
	return `<path d="M0,${height}V${cut2(height * top)}${points}V${height}Z" fill="${colour}"/><path d="M0,${cut2(height * (top + 0.13))}Q${width / 2},${cut2(height * (top + 0.06))} ${width},${cut2(height * (top + 0.14))}V${cut2(height * (top + 0.2))}H0Z" fill="#aeb8e0" opacity=".12" filter="url(#mist)"/>`;
}

/** Lightning that forks: jagged steps downwards. */
function bolt(x: number, y: number, length: number, seed: number, width: number): string {
	const draw = scatter(seed);
	let [at, down] = [x, y];
	const points = [`M${cut2(at)},${cut2(down)}`];
	const forks: string[] = [];
	while (down < y + length) {
		at += (draw() - 0.5) * length * 0.2;
		down += length * (0.06 + draw() * 0.06);
		points.push(`L${cut2(at)},${cut2(down)}`);
		if (draw() > 0.72 && width > 3) forks.push(bolt(at, down, length * 0.32, Math.floor(draw() * 9_999), width * 0.5));
	}
	const path = points.join("");
	return `<path d="${path}" fill="none" stroke="#7a6bff" stroke-width="${width * 4}" opacity=".5" filter="url(#mist)"/><path d="${path}" fill="none" stroke="#8fe9ff" stroke-width="${width * 1.8}" opacity=".8" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#fff" stroke-width="${cut2(width * 0.8)}" stroke-linejoin="round"/>${forks.join("")}`;
}

/** A pine leaning in the wind, as a silhouette. */
function tree(x: number, y: number, size: number, lean: number): string {
	const tufts = [
		[-0.5, -0.55],
		[-0.16, -0.72],
		[0.2, -0.96],
		[0.55, -0.7],
		[0.42, -0.4],
		[-0.34, -0.3],
	]
		.map(
			([dx, dy]) =>
				`<g transform="translate(${cut2(dx! * size)},${cut2(dy! * size)}) scale(1.3,.6)">${fanned(15, -95, 190, () => `<path d="M0,0V${cut2(-size * 0.24)}" stroke="#0c1024" stroke-width="${cut2(size * 0.02)}" stroke-linecap="round"/>`)}<ellipse rx="${cut2(size * 0.2)}" ry="${cut2(size * 0.06)}" fill="#0c1024"/></g>`,
		)
		.join("");
	return `<g transform="translate(${x},${y}) skewX(${lean})" filter="url(#ink)"><path d="M${cut2(-size * 0.06)},0C0,${cut2(-size * 0.3)} ${cut2(-size * 0.12)},${cut2(-size * 0.5)} ${cut2(size * 0.16)},${cut2(-size * 0.95)}L${cut2(size * 0.2)},${cut2(-size * 0.94)}C${cut2(size * 0.02)},${cut2(-size * 0.5)} ${cut2(size * 0.12)},${cut2(-size * 0.3)} ${cut2(size * 0.08)},0Z" fill="#0c1024"/><path d="M0,${cut2(-size * 0.32)}L${cut2(size * 0.42)},${cut2(-size * 0.42)}M${cut2(-size * 0.02)},${cut2(-size * 0.26)}L${cut2(-size * 0.36)},${cut2(-size * 0.32)}M0,${cut2(-size * 0.5)}L${cut2(-size * 0.5)},${cut2(-size * 0.56)}M${cut2(size * 0.08)},${cut2(-size * 0.66)}L${cut2(size * 0.54)},${cut2(-size * 0.72)}" stroke="#0c1024" stroke-width="${cut2(size * 0.03)}" fill="none"/>${tufts}</g>`;
}

/** The sky, how dense its clouds are, and how bright the ridges are in its light. */
type Weather = { sky: Stops; clouds: number; ridges: readonly Ridge[]; flash: string };

const DARK: Weather = {
	sky: [
		[0, "#151a3c"],
		[0.4, "#3c4680"],
		[0.7, "#262d58"],
		[1, "#0b0e22"],
	],
	clouds: 0.9,
	ridges: RIDGES,
	flash: "",
};

/** While lightning strikes: the sky is pale, and every ridge stands out. */
const struck = (width: number, height: number): Weather => ({
	sky: [
		[0, "#4b45b0"],
		[0.3, "#a9b2ff"],
		[0.5, "#e8ecff"],
		[0.75, "#8d90dc"],
		[1, "#2a2a66"],
	],
	clouds: 0.62,
	ridges: RIDGES.map((each, at) => ({ ...each, colour: ["#8f97d8", "#5c63ad", "#383d7c"][at]! })),
	flash:
		lit(width * 0.32, height * 0.2, width * 0.42, "flash") + lit(width * 0.74, height * 0.12, width * 0.36, "flash"),
});

function storm(width: number, height: number, weather: Weather, body: string): string {
	const all = `width="${width}" height="${height}"`;
	const draw = scatter(77);
	const rain = times(150, () => {
		const [x, y, length] = [draw() * width, draw() * height, 18 + draw() * 46];
		return `<path d="M${cut2(x)},${cut2(y)}l${cut2(-length * 0.22)},${cut2(length)}" stroke="#c9d6ff" stroke-opacity="${cut2(0.06 + draw() * 0.14)}" stroke-width="1.600"/>`;
	});
	return svg(
		width,
		height,
		[
			`<defs>${inkFilters()}${linear("night", weather.sky)}${radial("flash", [
				[0, "#ffffff", 0.9],
				[0.4, "#cfd6ff", 0.4],
				[1, "#8f8cff", 0],
			])}<filter id="mist" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="9"/></filter><filter id="clouds" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .011" numOctaves="5" seed="12"/><feColorMatrix values="0 0 0 0 .07 0 0 0 0 .08 0 0 0 0 .2 0 0 0 3 -1.250"/></filter></defs>`,
			`<rect ${all} fill="url(#night)"/><rect width="${width}" height="${cut2(height * 0.5)}" filter="url(#clouds)" opacity="${weather.clouds}"/>${weather.flash}`,
			weather.ridges.map((each) => ridge(width, height, each)).join(""),
			body,
			rain,
		].join(""),
	);
}

const TREES_WIDE = [
	tree(120, 900, 420, -6),
	tree(300, 905, 250, 4),
	tree(1480, 900, 460, 7),
	tree(1310, 908, 240, -4),
].join("");
const TREES_TALL = [tree(110, 1300, 330, -6), tree(790, 1300, 380, 7)].join("");

/** A storm over pine ridges, for screens wider than high. */
export const pinesWide = (): string =>
	storm(1600, 900, DARK, [bolt(1420, 0, 420, 5, 5), bolt(170, 0, 330, 21, 4), TREES_WIDE].join(""));

/** The same for a phone held upright. */
export const pinesTall = (): string =>
	storm(900, 1300, DARK, [bolt(740, 0, 330, 5, 5), bolt(120, 0, 240, 21, 3.5), TREES_TALL].join(""));

/** The same ridges while lightning strikes from all sides. */
export const pinesStruckWide = (): string =>
	storm(
		1600,
		900,
		struck(1600, 900),
		[
			bolt(1250, 0, 600, 5, 8),
			bolt(430, 0, 560, 21, 7),
			bolt(150, 0, 700, 33, 6),
			bolt(1510, 0, 520, 14, 6),
			bolt(800, 0, 240, 45, 4),
			TREES_WIDE,
		].join(""),
	);
export const pinesStruckTall = (): string =>
	storm(
		900,
		1300,
		struck(900, 1300),
		[bolt(700, 0, 620, 5, 7), bolt(150, 0, 560, 21, 6), bolt(440, 0, 260, 45, 4), TREES_TALL].join(""),
	);
