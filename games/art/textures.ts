import type { Cut, TextureName } from "./scene.ts";

interface Paint {
	light: string;
	low: string;
	/** Begins every id of this drawing. */
	prefix: string;
}

/** What is drawn behind the motif and what overlaps its foot. */
export interface Texture {
	behind: string;
	before: string;
}

const round = (value: number) => Math.round(value * 10) / 10;
const hundredths = (value: number) => Math.round(value * 100) / 100;
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Evenly scattered without randomness: the fractional parts of multiples of two irrational numbers. */
function strewn(index: number): [number, number] {
	return [(index * 0.754_877_666) % 1, (index * 0.569_840_29) % 1];
}

function rays({ width, height, centre }: Cut, { light, prefix }: Paint): Texture {
	const reach = Math.hypot(width, height);
	const count = 18;
	const point = (turn: number) => {
		const angle = (turn / count) * 2 * Math.PI;
		return `${round(centre.x + reach * Math.cos(angle))} ${round(centre.y + reach * Math.sin(angle))}`;
	};
	const wedges = indexes(count).map((ray) => `M${centre.x} ${centre.y}L${point(ray)}L${point(ray + 0.46)}Z`);
	return {
		behind: `<path d="${wedges.join("")}" fill="${light}" opacity=".13" mask="url(#${prefix}fade)"/>`,
		before: "",
	};
}

/** One crest line across the canvas, from edge to edge, below which an area can be filled. */
function crest(width: number, y: number, length: number, lift: number, shift: number): string {
	const steps = Math.ceil(width / length) + 3;
	const start = -length * 1.5 + (shift % length);
	const swells = indexes(steps).map((step) => {
		const x = start + step * length;
		return `C${round(x + length * 0.36)} ${round(y - lift)} ${round(x + length * 0.64)} ${round(y + lift)} ${round(x + length)} ${round(y)}`;
	});
	return `M${round(start)} ${round(y)}${swells.join("")}`;
}

interface BandShape {
	/** The first crest below the centre, and the lowest, in motif sides. */
	from: number;
	to: number;
	count: number;
	/** The length of one swell, in motif sides. */
	length: number;
	lift: number;
	/** How many of them are behind the motif. */
	behind: number;
}

/** Layers of landscape, each lit along its crest and darker towards the front. */
function bands({ width, height, centre, motifSide }: Cut, { light, low, prefix }: Paint, shape: BandShape): Texture {
	const drawn = indexes(shape.count).map((band) => {
		const share = band / (shape.count - 1);
		const y = centre.y + motifSide * (shape.from + (shape.to - shape.from) * share);
		const length = motifSide * shape.length * (1 + share * 0.5);
		const line = crest(width, y, length, motifSide * shape.lift, (band + 1) * length * 0.41);
		const body = `${line}L${width * 2} ${height + 9}L${-width} ${height + 9}Z`;
		return (
			`<path d="${body}" fill="${low}" opacity=".62"/><path d="${body}" fill="url(#${prefix}lit${band})"/>` +
			`<linearGradient id="${prefix}lit${band}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${round(y - motifSide * shape.lift * 0.4)}" y2="${round(y + motifSide * 0.4)}">` +
			`<stop stop-color="${light}" stop-opacity="${hundredths(0.46 - share * 0.24)}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></linearGradient>` +
			`<path d="${line}" fill="none" stroke="${light}" stroke-width="${round(motifSide * 0.008)}" opacity="${hundredths(0.6 - share * 0.35)}"/>`
		);
	});
	return { behind: drawn.slice(0, shape.behind).join(""), before: drawn.slice(shape.behind).join("") };
}

const waves = (cut: Cut, paint: Paint) =>
	bands(cut, paint, { from: 0.22, to: 0.94, count: 4, length: 0.58, lift: 0.11, behind: 1 });
const dunes = (cut: Cut, paint: Paint) =>
	bands(cut, paint, { from: 0.24, to: 0.82, count: 3, length: 1.7, lift: 0.3, behind: 1 });

function star(x: number, y: number, radius: number): string {
	const waist = radius * 0.16;
	return `M${round(x)} ${round(y - radius)}Q${round(x + waist)} ${round(y - waist)} ${round(x + radius)} ${round(y)}Q${round(x + waist)} ${round(y + waist)} ${round(x)} ${round(y + radius)}Q${round(x - waist)} ${round(y + waist)} ${round(x - radius)} ${round(y)}Q${round(x - waist)} ${round(y - waist)} ${round(x)} ${round(y - radius)}Z`;
}

function stars({ width, height, motifSide }: Cut, { light }: Paint): Texture {
	const count = Math.round((width * height) / (motifSide * motifSide) / 0.045);
	const drawn = indexes(count).map((index) => {
		const [across, down] = strewn(index + 1);
		const size = motifSide * (0.004 + 0.006 * ((index * 7) % 5) * 0.25);
		const opacity = hundredths(0.25 + 0.6 * (((index * 3) % 7) / 7));
		const [x, y] = [across * width, down * height];
		if (index % 9 === 0) return `<path d="${star(x, y, size * 5)}" opacity="${opacity}"/>`;
		return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" opacity="${opacity}"/>`;
	});
	return { behind: `<g fill="${light}">${drawn.join("")}</g>`, before: "" };
}

function rings({ width, height, centre, motifSide }: Cut, { light }: Paint): Texture {
	const count = Math.ceil(Math.hypot(width, height) / motifSide / 0.16);
	const drawn = indexes(count).map((ring) => {
		const radius = motifSide * (0.5 + ring * 0.13 * (1 + ring * 0.04));
		const opacity = Math.max(0.04, 0.34 - ring * 0.035);
		return `<circle cx="${centre.x}" cy="${centre.y}" r="${round(radius)}" opacity="${hundredths(opacity)}"/>`;
	});
	const line = `fill="none" stroke="${light}" stroke-width="${round(motifSide * 0.008)}"`;
	return { behind: `<g ${line}>${drawn.join("")}</g>`, before: "" };
}

function lattice({ width, height, centre, motifSide }: Cut, { light, prefix }: Paint): Texture {
	const gap = motifSide * 0.2;
	const reach = Math.ceil((width + height) / gap);
	const lines = indexes(reach * 2 + 1).map((index) => {
		const x = centre.x + (index - reach) * gap;
		return `M${round(x - height)} ${centre.y - height}L${round(x + height)} ${centre.y + height}M${round(x + height)} ${centre.y - height}L${round(x - height)} ${centre.y + height}`;
	});
	const stroke = `fill="none" stroke="${light}" stroke-width="${round(motifSide * 0.011)}"`;
	return { behind: `<path d="${lines.join("")}" ${stroke} opacity=".2" mask="url(#${prefix}fade)"/>`, before: "" };
}

export const textures: Record<TextureName, (cut: Cut, paint: Paint) => Texture> = {
	rays,
	waves,
	stars,
	rings,
	lattice,
	dunes,
};
