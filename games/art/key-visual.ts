import { ICON_SIDE, type IconBodies, shortName, withOwnIds } from "./icons.ts";
import { type ArtSpec, type Cut, type CutName, cuts, type Ratio } from "./scene.ts";
import { textures } from "./textures.ts";

const pair = ({ x, y }: { x: number; y: number }) => `cx="${x}" cy="${y}"`;

function definitions({ width, height, centre, motifSide }: Cut, { palette }: ArtSpec, id: string): string {
	const inUser = 'gradientUnits="userSpaceOnUse"';
	const reach = Math.max(motifSide * (width > 2 * height ? 1.55 : 1.05), Math.min(width, height) * 0.72);
	const stop = (offset: number, color: string, opacity = 1) =>
		`<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
	return [
		`<linearGradient id="${id}ground" x1="0" y1="0" x2=".3" y2="1">${stop(0, palette.high)}${stop(1, palette.low)}</linearGradient>`,
		`<radialGradient id="${id}light" ${inUser} ${pair(centre)} r="${reach}">${stop(0, palette.light, 0.82)}${stop(0.35, palette.light, 0.36)}${stop(0.7, palette.light, 0.09)}${stop(1, palette.light, 0)}</radialGradient>`,
		`<radialGradient id="${id}fading" ${inUser} ${pair(centre)} r="${reach * 1.5}">${stop(0, "#fff")}${stop(0.55, "#fff", 0.7)}${stop(1, "#fff", 0)}</radialGradient>`,
		`<mask id="${id}fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#${id}fading)"/></mask>`,
		`<linearGradient id="${id}dusk" x1="0" y1="0" x2="0" y2="1">${stop(0, "#000", 0.18)}${stop(0.22, "#000", 0)}${stop(0.62, "#000", 0)}${stop(1, "#000", 0.55)}</linearGradient>`,
		`<filter id="${id}soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${motifSide * 0.05}"/></filter>`,
		`<filter id="${id}shade" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur in="SourceAlpha" stdDeviation="1"/><feOffset dy="1.7"/><feComponentTransfer><feFuncA type="linear" slope=".55"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
	].join("");
}

function placedMotif(
	{ centre, motifSide }: Cut,
	{ motif, lean = 0, scale = 1 }: ArtSpec,
	id: string,
	icons: IconBodies,
): string {
	const factor = (motifSide * scale) / ICON_SIDE;
	const corner = (ICON_SIDE / 2) * factor;
	const place = `translate(${centre.x - corner} ${centre.y - corner}) rotate(${lean} ${corner} ${corner}) scale(${factor})`;
	return `<g transform="${place}" filter="url(#${id}shade)">${withOwnIds(icons(motif), `${id}m`)}</g>`;
}

/** The shadow under the motif, so that it does not appear to float. */
function contactShadow({ centre, motifSide }: Cut, { scale = 1 }: ArtSpec, id: string): string {
	const side = motifSide * scale;
	const at = `cx="${centre.x}" cy="${centre.y + side * 0.49}" rx="${side * 0.34}" ry="${side * 0.055}"`;
	return `<ellipse ${at} fill="#000" opacity=".5" filter="url(#${id}soft)"/>`;
}

/** On a wide or tall cut a text stands beside or under the motif; the picture is darker there. */
function textBackground({ width, height }: Cut, { palette }: ArtSpec, name: CutName, id: string): string {
	if (name !== "wide" && name !== "tall") return "";
	const toward = name === "wide" ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="1" x2="0" y2="0"';
	return (
		`<linearGradient id="${id}quiet" ${toward}><stop offset="0" stop-color="${palette.low}" stop-opacity=".56"/>` +
		`<stop offset=".34" stop-color="${palette.low}" stop-opacity=".34"/><stop offset=".6" stop-color="${palette.low}" stop-opacity="0"/></linearGradient>` +
		`<rect width="${width}" height="${height}" fill="url(#${id}quiet)"/>`
	);
}

function drawn(spec: ArtSpec, name: CutName, icons: IconBodies): string {
	const cut: Cut = cuts[name];
	const { width, height } = cut;
	const id = shortName(`${JSON.stringify(spec)} ${name}`);
	const { behind, before } = textures[spec.texture](cut, { ...spec.palette, prefix: id });
	const all = `width="${width}" height="${height}"`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${all}>`,
		`<defs>${definitions(cut, spec, id)}</defs>`,
		`<rect ${all} fill="url(#${id}ground)"/><rect ${all} fill="url(#${id}light)"/>`,
		behind,
		contactShadow(cut, spec, id),
		placedMotif(cut, spec, id, icons),
		before,
		textBackground(cut, spec, name, id),
		`<rect ${all} fill="url(#${id}dusk)"/></svg>`,
	].join("");
}

/** The key visual of a game as an SVG document of 300 × 400 or 400 × 300. The same spec always gives the same drawing. */
export function keyVisual(spec: ArtSpec, ratio: Ratio, icons: IconBodies): string {
	return drawn(spec, ratio, icons);
}

/** The same scene for the slideshow: 1560 × 600 with space for a text at its start, or 780 × 960 with space below. */
export function heroArt(spec: ArtSpec, shape: "wide" | "tall", icons: IconBodies): string {
	return drawn(spec, shape, icons);
}
