import { cut2, linear, lit, radial, type Stops, scatter, shadedWith, stars, svg, times } from "./drawing.ts";
import { type Glass, glassPaints, LEAD, lead } from "./glass-lead.ts";

const PANES: readonly Glass[] = ["moss", "sky", "leaf", "sky", "moss", "blue", "leaf", "sky", "milk"];

/** A bay of the conservatory: an arch of iron with its panes. */
function bay(x: number, width: number, height: number, seed: number): string {
	const draw = scatter(seed);
	const [top, spring] = [height * 0.06, height * 0.3];
	const outline = `M${x},${height}V${cut2(spring)}C${x},${cut2(top)} ${x + width},${cut2(top)} ${x + width},${cut2(spring)}V${height}Z`;
	const columns = 4;
	const rows = Math.ceil(height / (width / columns) / 1.3);
	const [paneWidth, paneHeight] = [width / columns, height / rows];
	const panes = times(columns * rows, (at) => {
		const [column, row] = [at % columns, Math.floor(at / columns)];
		const glass = PANES[Math.floor(draw() * PANES.length)]!;
		return `<rect x="${cut2(x + column * paneWidth)}" y="${cut2(row * paneHeight)}" width="${cut2(paneWidth)}" height="${cut2(paneHeight)}" fill="url(#g-${glass})" opacity="${cut2(0.3 + draw() * 0.3)}"/>`;
	});
	const bars = `${times(columns - 1, (at) => `M${cut2(x + (at + 1) * paneWidth)},0V${height}`)}${times(rows - 1, (at) => `M${x},${cut2((at + 1) * paneHeight)}H${x + width}`)}`;
	return `<clipPath id="b${seed}"><path d="${outline}"/></clipPath><g clip-path="url(#b${seed})">${panes}${lead(bars, 3)}</g>${lead(outline, 13)}`;
}

/** A scroll of wrought iron in the corner between two arches. */
const scroll = (x: number, y: number, size: number, side: number): string =>
	`<g transform="translate(${x},${y}) scale(${side * size},${size})">${lead("M0,0C.3,.1 .62,-.1 .62,-.4C.62,-.66 .3,-.7 .24,-.48C.2,-.32 .38,-.26 .42,-.38", 0.07)}</g>`;

function leaves(width: number, height: number, count: number): string {
	const draw = scatter(51);
	return times(count, (at) => {
		const isLeft = at % 2 === 0;
		const x = cut2((isLeft ? 0 : width) + (isLeft ? 1 : -1) * draw() * width * 0.2);
		const [size, turn] = [60 + draw() * 150, (isLeft ? 15 : -15) + (draw() - 0.5) * 110];
		return `<path transform="translate(${x},${height + 10}) rotate(${cut2(turn)})" d="M0,0C${cut2(-size * 0.4)},${cut2(-size * 0.6)} ${cut2(-size * 0.3)},${cut2(-size * 1.5)} 0,${cut2(-size * 2)}C${cut2(size * 0.3)},${cut2(-size * 1.5)} ${cut2(size * 0.4)},${cut2(-size * 0.6)} 0,0Z" fill="url(#g-${at % 3 ? "moss" : "leaf"})" stroke="${LEAD}" stroke-width="5"/>`;
	});
}

/** The light behind the glass, and what is drawn before and after it. */
type Hour = { sky: Stops; sun: Stops; over(width: number, height: number): string };

const DUSK: Hour = {
	sky: [
		[0, "#fbe7b8"],
		[0.4, "#a9d6c0"],
		[1, "#1c5a52"],
	],
	sun: [
		[0, "#fff6d8", 1],
		[0.5, "#ffe29a", 0.5],
		[1, "#ffd27a", 0],
	],
	over: () => "",
};

const PETALS = 5;

/** A rose of glass, with leaves of lead between its petals. */
function rose(x: number, y: number, size: number, glass: Glass): string {
	const ring = (radius: number, turn: number): string =>
		times(PETALS, (at) => {
			const angle = turn + (at * 2 * Math.PI) / PETALS;
			const [cx, cy] = [cut2(Math.cos(angle) * radius), cut2(Math.sin(angle) * radius)];
			return `<circle cx="${cx}" cy="${cy}" r="${cut2(radius * 0.78)}" fill="url(#g-${glass})" stroke="${LEAD}" stroke-width="1.600"/>`;
		});
	return `<g transform="translate(${cut2(x)},${cut2(y)}) scale(${size})">${ring(20, 0.3)}${ring(11, 0.9)}<circle r="7" fill="url(#g-gold)" stroke="${LEAD}" stroke-width="1.600"/></g>`;
}

/** Roses in bloom on both sides, and fireflies. */
function bloom(width: number, height: number): string {
	const draw = scatter(63);
	const roses = times(26, (at) => {
		const isLeft = at % 2 === 0;
		const inwards = draw() * draw() * width * 0.24;
		const y = height * (0.3 + draw() * 0.68);
		return rose(isLeft ? inwards : width - inwards, y, 0.8 + draw() * 0.9, at % 3 ? "rose" : "blush");
	});
	return roses + fireflies(width, height, 46);
}

function fireflies(width: number, height: number, count: number): string {
	const draw = scatter(8);
	return times(count, () => lit(draw() * width, height * (0.15 + draw() * 0.85), 9 + draw() * 17, "firefly"));
}

const fireflyPaint = (): string =>
	radial("firefly", [
		[0, "#fffff0", 1],
		[0.18, "#f4ff9a", 0.9],
		[0.45, "#c8f25a", 0.25],
		[1, "#c8f25a", 0],
	]);

const NIGHT: Hour = {
	sky: [
		[0, "#2b2f86"],
		[0.4, "#5a6fc0"],
		[1, "#131a4a"],
	],
	sun: [
		[0, "#fdfdff", 1],
		[0.2, "#e4e8ff", 0.95],
		[0.24, "#b9c2ff", 0.5],
		[1, "#7f8be6", 0],
	],
	over: (width, height) => shadedWith(width, height, "#6d78c8") + bloom(width, height),
};

function conservatory(width: number, height: number, bays: number, plants: number, hour: Hour): string {
	const all = `width="${width}" height="${height}"`;
	const wide = width / bays;
	return svg(
		width,
		height,
		[
			`<defs>${glassPaints()}${fireflyPaint()}${linear("dusk", hour.sky)}${radial("sun", hour.sun)}${radial("shade", [
				[0.5, "#06231d", 0.05],
				[1, "#06231d", 0.7],
			])}</defs>`,
			`<rect ${all} fill="url(#dusk)"/><circle cx="${width / 2}" cy="${cut2(height * 0.3)}" r="${cut2(height * 0.5)}" fill="url(#sun)"/>`,
			times(bays, (at) => bay(cut2(at * wide + 6), cut2(wide - 12), height, at + 3)),
			times(
				bays - 1,
				(at) => scroll((at + 1) * wide, height * 0.2, 74, 1) + scroll((at + 1) * wide, height * 0.2, 74, -1),
			),
			leaves(width, height, plants),
			hour.over(width, height),
			`<rect ${all} fill="url(#shade)"/>`,
		].join(""),
	);
}

/** A conservatory of iron in the evening, for screens wider than high. */
export const gardenWide = (): string => conservatory(1600, 900, 4, 26, DUSK);
/** The same for a phone held upright. */
export const gardenTall = (): string => conservatory(900, 1300, 2, 16, DUSK);
/** The same conservatory at night, with its roses in bloom. */
export const gardenNightWide = (): string => conservatory(1600, 900, 4, 26, NIGHT);
export const gardenNightTall = (): string => conservatory(900, 1300, 2, 16, NIGHT);

/** A leaf of the gate, turned towards the viewer: as seen from the middle it leans away from its hinge. */
function gateLeaf(hinge: number, side: number, width: number, top: number, height: number): string {
	const x = (part: number): number => cut2(hinge + side * width * part);
	const y = (part: number, across: number): number => cut2(top + (height - top) * part + across * height * 0.07);
	const bars = times(5, (at) => {
		const across = (at + 1) / 6;
		return `M${x(across)},${y(0.1, across)}V${y(0.93, across)}`;
	});
	const rails = times(3, (at) => `M${x(0)},${y(at * 0.45 + 0.03, 0)}L${x(1)},${y(at * 0.45 + 0.03, 1)}`);
	return `${lead(`M${x(0)},${y(0, 0)}V${height}M${x(1)},${y(0, 1)}V${height}`, 12)}${lead(bars, 6)}${lead(rails, 9)}${scroll(x(0.5), y(0.36, 0.5), width * 0.5, side)}`;
}

type Gateway = { side: number; plants: number; isLit?: boolean };

/** The same conservatory at night, from outside: its gate stands open on a path in the moonlight. */
function gateway(width: number, height: number, { side, plants, isLit = false }: Gateway): string {
	const all = `width="${width}" height="${height}"`;
	const draw = scatter(77);
	const [from, to, middle] = [width * side, width * (1 - side), width / 2];
	const [top, spring] = [height * 0.05, height * 0.34];
	const arch = `M${cut2(from)},${height}V${cut2(spring)}C${cut2(from)},${cut2(top)} ${cut2(to)},${cut2(top)} ${cut2(to)},${cut2(spring)}V${height}`;
	const lamps = isLit ? pathLamps(middle, [from, to], height) + bloom(width, height) : "";
	const trees = times(9, (at) => {
		const [x, size] = [from + ((to - from) * (at + 0.5)) / 9, height * (0.16 + draw() * 0.14)];
		return `<ellipse cx="${cut2(x)}" cy="${cut2(height * 0.74)}" rx="${cut2(width * 0.06)}" ry="${cut2(size)}" fill="#1b2a55" opacity=".85"/>`;
	});
	const path = `M${cut2(middle - width * 0.025)},${cut2(height * 0.7)}H${cut2(middle + width * 0.025)}L${cut2(to - width * 0.05)},${height}H${cut2(from + width * 0.05)}Z`;
	const leaf = (to - from) * 0.2;
	const ends = [
		[6, 5],
		[cut2(to + 6), 9],
	] as const;
	return svg(
		width,
		height,
		[
			`<defs>${glassPaints()}${fireflyPaint()}${radial("lamp", [
				[0, "#fffbe0", 1],
				[0.16, "#ffdf8a", 0.95],
				[0.4, "#ffb04a", 0.4],
				[1, "#ff9a3a", 0],
			])}${linear("night", [
				[0, "#1c1f5c"],
				[0.6, "#5a5fa8"],
				[1, "#151638"],
			])}${linear("path", [
				[0, "#f3e9ff"],
				[1, "#6f6aa8"],
			])}${radial("moon", [
				[0, "#fffdf2", 1],
				[0.22, "#fff3d6", 1],
				[0.24, "#dcd6ff", 0.55],
				[1, "#8d8fe0", 0],
			])}${radial("shade", [
				[0.5, "#0a0d2b", 0],
				[1, "#0a0d2b", 0.7],
			])}</defs>`,
			`<rect ${all} fill="url(#night)"/>${stars({ width, height: height * 0.6, count: 60, seed: 77 })}<circle cx="${cut2(middle + width * 0.1)}" cy="${cut2(height * 0.22)}" r="${cut2(height * 0.3)}" fill="url(#moon)"/>`,
			`<rect y="${cut2(height * 0.72)}" width="${width}" height="${cut2(height * 0.28)}" fill="#141c44"/>${trees}<path d="${path}" fill="url(#path)" opacity=".75"/>`,
			ends.map(([x, seed]) => bay(x, cut2(from - 12), height, seed)).join(""),
			`${lead(arch, 16)}${gateLeaf(from, 1, leaf, spring, height)}${gateLeaf(to, -1, leaf, spring, height)}`,
			leaves(width, height, plants),
			lamps,
			`<rect ${all} fill="url(#shade)"/>`,
		].join(""),
	);
}

/** Lamps along both sides of the path, larger as they come nearer. */
const pathLamps = (middle: number, [from, to]: readonly [number, number], height: number): string =>
	times(5, (at) => {
		const near = (at + 1) / 5;
		const y = height * (0.7 + 0.27 * near * near);
		const away = (to - from) * (0.03 + 0.44 * near * near);
		return lit(middle - away, y, 20 + 90 * near * near, "lamp") + lit(middle + away, y, 20 + 90 * near * near, "lamp");
	});

/** The open gate, for screens wider than high. */
export const gateWide = (): string => gateway(1600, 900, { side: 0.24, plants: 22 });
/** The same for a phone held upright. */
export const gateTall = (): string => gateway(900, 1300, { side: 0.17, plants: 14 });
/** The same gate while lamps are lit along its path. */
export const gateNightWide = (): string => gateway(1600, 900, { side: 0.24, plants: 22, isLit: true });
export const gateNightTall = (): string => gateway(900, 1300, { side: 0.17, plants: 14, isLit: true });
