import { ICON_SIDE, type IconBodies, shortName, withOwnIds } from "./icons.ts";

const SIDE = 256;
const MOTIF_SIDE = 190;

/** One symbol of a reel on its soft tile, as an SVG document of 256 × 256 with a transparent background. */
export function symbolArt(icon: string, icons: IconBodies): string {
	const id = shortName(`symbol ${icon}`);
	const corner = (SIDE - MOTIF_SIDE) / 2;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>`,
		`<linearGradient id="${id}tile" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".15"/><stop offset="1" stop-color="#fff" stop-opacity=".04"/></linearGradient>`,
		`<linearGradient id="${id}edge" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity=".06"/></linearGradient>`,
		`<radialGradient id="${id}light"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
		`<filter id="${id}shade" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur in="SourceAlpha" stdDeviation=".9"/><feOffset dy="1.1"/><feComponentTransfer><feFuncA type="linear" slope=".5"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>`,
		`<rect x="9" y="9" width="238" height="238" rx="40" fill="url(#${id}tile)" stroke="url(#${id}edge)" stroke-width="2"/>`,
		`<circle cx="128" cy="120" r="104" fill="url(#${id}light)"/>`,
		`<g transform="translate(${corner} ${corner}) scale(${MOTIF_SIDE / ICON_SIDE})" filter="url(#${id}shade)">`,
		withOwnIds(icons(icon), `${id}m`),
		"</g></svg>",
	].join("");
}
