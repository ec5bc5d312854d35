import { circlePath, cut2, linear, polar, radial, scatter, svg, times } from "./drawing.ts";
import { METALS, type MetalName, metalPaints, rivet, turned } from "./vault-metal.ts";

type Middle = { x: number; y: number; r: number };

const shades = (): string =>
	[
		metalPaints(),
		radial("wall", [
			[0, "#5a2f1c"],
			[0.55, "#2a130c"],
			[1, "#0d0605"],
		]),
		radial("shade", [
			[0.45, "#0a0403", 0],
			[1, "#0a0403", 0.88],
		]),
		radial("glow", [
			[0, "#ffe9b0", 0.95],
			[0.4, "#ffab45", 0.6],
			[1, "#7a2c0c", 0],
		]),
		linear("board", [
			[0, "#f4bd93"],
			[0.2, "#9c5530"],
			[1, "#2f140b"],
		]),
		'<filter id="patina" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".009 .016" numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 .30 0 0 0 0 .66 0 0 0 0 .56 0 0 0 3.2 -1.75"/></filter>',
	].join("");

const bolts = ({ x, y, r }: Middle, count: number, size: number): string =>
	times(count, (at) => {
		const [dx, dy] = polar(r, (at * 2 * Math.PI) / count + 0.13);
		return rivet(cut2(x + dx), cut2(y + dy), size, at * 41);
	});

/** The closed vault: turned rings with bolts between them. */
function closed(width: number, height: number, { x, y, r }: Middle): string {
	const all = `width="${width}" height="${height}"`;
	return svg(
		width,
		height,
		[
			`<defs>${shades()}</defs><rect ${all} fill="url(#wall)"/>`,
			`<g opacity=".75">${turned(x, y, r * 1.28, "copper", 6)}</g>`,
			`<path d="${circlePath(x, y, cut2(r * 1.04))}" fill="#120705"/>`,
			`<g opacity=".85">${turned(x, y, r, "copper", 5)}</g>`,
			bolts({ x, y, r: r * 0.92 }, 28, r * 0.026),
			`<path d="${circlePath(x, y, cut2(r * 0.84))}" fill="#1b0b07"/>`,
			`<g opacity=".5">${turned(x, y, r * 0.81, "copper", 5)}</g>`,
			bolts({ x, y, r: r * 1.16 }, 18, r * 0.034),
			`<rect ${all} filter="url(#patina)" opacity=".32"/><rect ${all} fill="url(#shade)"/>`,
		].join(""),
	);
}

const STACKED: readonly MetalName[] = ["gold", "copper", "gold", "green", "gold", "copper", "red"];

/** Coins on a board, some higher than others. */
function stack(x: number, y: number, metal: MetalName, coins: number, size: number): string {
	const [deep, middle, light, pale] = METALS[metal];
	return times(coins, (at) => {
		const top = cut2(y - at * size * 0.34);
		return `<path d="M${x - size},${top}v${cut2(-size * 0.3)}h${2 * size}v${cut2(size * 0.3)}a${size},${cut2(size * 0.28)} 0 0 1 ${-2 * size},0Z" fill="${middle}" stroke="${deep}" stroke-width="1.500"/><ellipse cx="${x}" cy="${cut2(top - size * 0.3)}" rx="${size}" ry="${cut2(size * 0.28)}" fill="${at === coins - 1 ? pale : light}" stroke="${deep}" stroke-width="1.200"/>`;
	});
}

/** Boards in the open vault, on both sides. */
function boards(width: number, height: number, { from, deep, size }: { from: number; deep: number; size: number }) {
	const draw = scatter(29);
	return times(5, (at) => {
		const y = cut2(height * (from + at * ((1 - from) / 4.6)));
		const long = cut2(width * (deep + at * 0.012));
		const sides = [0, width - long].map((x, side) => {
			const count = Math.floor(long / (size * 2.4));
			const stacks = times(count, (place) =>
				stack(
					cut2(x + size * 1.4 + place * size * 2.4),
					y,
					STACKED[(at * 3 + place + side) % STACKED.length]!,
					2 + Math.floor(draw() * 5),
					size,
				),
			);
			return `${stacks}<rect x="${x}" y="${y}" width="${long}" height="${cut2(size * 0.62)}" fill="url(#board)" stroke="#1d0c06" stroke-width="2"/>`;
		});
		return sides.join("");
	});
}

/** The open vault: boards of coins, and light from within. */
function open(width: number, height: number, { x, y, r }: Middle, board: Parameters<typeof boards>[2]): string {
	const all = `width="${width}" height="${height}"`;
	const rays = times(
		14,
		(at) =>
			`<path d="M${x},${y}L${polar(r * 2.2, at * 0.449)
				.map((part, axis) => cut2(part + (axis ? y : x)))
				.join()}L${polar(r * 2.2, at * 0.449 + 0.16)
				.map((part, axis) => cut2(part + (axis ? y : x)))
				.join()}Z" fill="#ffcf7a" opacity=".07"/>`,
	);
	return svg(
		width,
		height,
		[
			`<defs>${shades()}</defs><rect ${all} fill="url(#wall)"/><rect ${all} fill="#7a3a14" opacity=".35"/>`,
			`<circle cx="${x}" cy="${y}" r="${cut2(r * 1.25)}" fill="url(#glow)"/>${rays}`,
			boards(width, height, board),
			`<circle cx="${x}" cy="${y}" r="${cut2(r * 1.05)}" fill="url(#glow)" opacity=".5"/>`,
			`<rect ${all} fill="url(#shade)" opacity=".8"/>`,
		].join(""),
	);
}

export const vaultWide = (): string => closed(1600, 900, { x: 800, y: 470, r: 640 });
export const vaultTall = (): string => closed(900, 1300, { x: 450, y: 560, r: 560 });
export const vaultOpenWide = (): string =>
	open(1600, 900, { x: 800, y: 450, r: 620 }, { from: 0.16, deep: 0.25, size: 26 });
export const vaultOpenTall = (): string =>
	open(900, 1300, { x: 450, y: 600, r: 620 }, { from: 0.12, deep: 0.42, size: 26 });
