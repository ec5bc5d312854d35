/** Motifs of titles with two sides, drawn here: bodies in a square of 32, as those of the icons are. */

const INK = "#2b0f0a";
const GLOW = "#fff3cf";

/** The dragon's body from the tip of its tail to its neck. */
const BODY = [
	[1.8, 20],
	[4, 14.6],
	[7.6, 14],
	[8.8, 18.8],
	[11.6, 22.6],
	[15, 19.6],
	[13.6, 15.4],
	[11.6, 12.6],
] as const;

/** A place on a smooth curve through the body's points (Catmull and Rom). */
function bodyAt(share: number, axis: 0 | 1): number {
	const place = share * (BODY.length - 1.001);
	const from = Math.floor(place);
	const t = place - from;
	const [a, b, c, d] = [-1, 0, 1, 2].map(
		(step) => BODY[Math.max(0, Math.min(BODY.length - 1, from + step))]![axis],
	) as [number, number, number, number];
	return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
}

/** Discs of hide along the body, each with a crescent that lets the light through. */
function dragonBody(): string {
	return Array.from({ length: 26 }, (_, at) => {
		const share = at / 25;
		const [x, y] = [bodyAt(share, 0), bodyAt(share, 1)];
		const radius = 0.5 + 1.8 * Math.sin(Math.PI * (0.05 + 0.62 * share));
		const disc = `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${radius.toFixed(2)}" fill="${at % 2 ? "#62b98a" : "#2c8a6a"}" stroke="${INK}" stroke-width=".24"/>`;
		return `${disc}<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(radius * 0.28).toFixed(2)}" fill="${GLOW}" stroke="${INK}" stroke-width=".14"/>`;
	}).join("");
}

const dragonHead = [
	`<path d="M1 6.600C-1.400 6.200-2.800 4.600-3 2.600-2 3.800-.8 4 .2 4.200ZM1.800 3.800C.6 2.600.2 1.200.8-.6 1.200.8 2 1.400 2.800 2ZM1.400 7.600C-.4 8.400-2.200 8.200-3.600 7-2 7.200-.8 6.600.2 5.800Z" fill="#ef8f36" stroke="${INK}" stroke-width=".24"/>`,
	`<path d="M3.600 2.400C3 .6 1.200-.6-1-.8-.2-.2.2.2.6.8 0 .8-.6 1-1 1.400.2 1.400 1.800 1.800 2.400 3Z" fill="#e3b45a" stroke="${INK}" stroke-width=".24"/>`,
	`<path d="M2 5.600C2.600 6.400 4.400 6.600 6.200 6L8.600 6C9.200 6.200 9.200 7 8.600 7.400 7.400 8.200 5.400 8.400 3.800 8 2.400 7.800 1.600 6.800 2 5.600Z" fill="#0e4437" stroke="${INK}" stroke-width=".24"/>`,
	`<path d="M.8 7C.2 4.800 1 2.800 3.200 2.200 4.600 1.600 5.600 2 6.200 2.700L7.800 2.500C8 1.800 9 1.800 9.200 2.500 10 2.800 10.200 3.800 9.800 4.400 9.200 4.900 8.600 4.700 8 4.700L6.200 5.200C5.600 5.600 4 6 3 6.600 2.200 7.200 1.200 7.600.8 7Z" fill="#3f9d78" stroke="${INK}" stroke-width=".24"/>`,
	`<path d="M4 3.700C4.600 3 5.600 3.100 6.200 3.800 5.400 4.200 4.600 4.300 4 3.700ZM8.800 4.600 8.500 5.700 8 4.700ZM7.600 4.800 7.300 5.700 6.800 5Z" fill="${GLOW}" stroke="${INK}" stroke-width=".16"/><circle cx="5.300" cy="3.700" r=".36" fill="${INK}"/>`,
	`<path d="M9.400 4.400C11 4 12 5 11.600 6.400" fill="none" stroke="${INK}" stroke-width=".28" stroke-linecap="round"/>`,
].join("");

const tigerHead = [
	`<path d="M0-5.400 1.400-4.600 3-5.200 3.600-3.800 5.400-3.600 5-1.800 6.400-.6 5.200.8 5.800 2.600 4 2.800 3.400 4.600 1.800 4 0 5.400-1.800 4-3.400 4.600-4 2.800-5.800 2.600-5.200.8-6.400-.6-5-1.800-5.400-3.600-3.600-3.800-3-5.200-1.400-4.600Z" fill="#c9401c" stroke="${INK}" stroke-width=".24"/>`,
	`<path d="M-4-2.600C-4.800-4.800-3.400-6-2-4.800ZM4-2.600C4.800-4.800 3.400-6 2-4.800ZM-4.400-.6C-4.600-3.400-2.800-4.600 0-4.600S4.600-3.400 4.400-.6C4.400 2 2.800 4.200 0 4.400-2.800 4.200-4.400 2-4.400-.6Z" fill="#ef8f36" stroke="${INK}" stroke-width=".24"/>`,
	`<path d="M-1.200-4H1.200L1-3.500H-1ZM-1-3.100H1L.8-2.650H-.8ZM-.8-2.200H.8L.6-1.750H-.6ZM-.2-4.200H.2V-1.600H-.2ZM-4.300-1C-3.400-1-2.800-.6-2.400 0-3.200-.2-3.800-.2-4.400 0ZM4.300-1C3.400-1 2.800-.6 2.400 0 3.200-.2 3.800-.2 4.400 0ZM-4.200.8C-3.400.6-2.800.8-2.400 1.300-3 1.200-3.600 1.400-3.900 1.800ZM4.200.8C3.400.6 2.800.8 2.400 1.300 3 1.200 3.600 1.400 3.900 1.800Z" fill="${INK}"/>`,
	`<path d="M-3.200-1.400C-2.600-2.400-1.400-2.200-.9-1-1.600-.6-2.600-.6-3.200-1.400ZM3.200-1.400C2.600-2.400 1.400-2.200.9-1 1.600-.6 2.600-.6 3.200-1.400Z" fill="${GLOW}" stroke="${INK}" stroke-width=".14"/><circle cx="-1.900" cy="-1.300" r=".42" fill="${INK}"/><circle cx="1.900" cy="-1.300" r=".42" fill="${INK}"/>`,
	`<path d="M0 .2C-1 0-2.400.8-2.400 1.800-2.200 2.800-.8 2.600 0 2.200.8 2.600 2.200 2.800 2.400 1.800 2.400.8 1 0 0 .2Z" fill="#f6c678" stroke="${INK}" stroke-width=".16"/><path d="M-1.800 2.200C-1 2.700-.4 2.600 0 2.200.4 2.600 1 2.700 1.800 2.200 1.800 3.400 1 4 0 4S-1.800 3.400-1.800 2.200Z" fill="#7c1d10" stroke="${INK}" stroke-width=".16"/><path d="M-1.300 2.500-1 3.400-.6 2.600ZM1.300 2.500 1 3.400.6 2.600Z" fill="${GLOW}"/><path d="M-.8.2C-.4-.2.4-.2.8.2.6.8.2 1 0 1.200-.2 1-.6.8-.8.2Z" fill="${INK}"/>`,
].join("");

/** A dragon and a tiger of tinted hide before the round light of a lamp. */
export const shadowPuppets = (): string =>
	[
		`<defs><radialGradient id="cloth" cy=".45"><stop stop-color="${GLOW}"/><stop offset=".55" stop-color="#f6c678"/><stop offset=".9" stop-color="#c9752f"/><stop offset="1" stop-color="#7d3a17"/></radialGradient></defs>`,
		`<circle cx="16" cy="16" r="15.400" fill="#2a120a"/><circle cx="16" cy="16" r="14.700" fill="url(#cloth)"/><circle cx="16" cy="16" r="15" fill="none" stroke="#e3b45a" stroke-width=".3"/>`,
		`<path d="M4 25.500C9 21 12 24.500 16 23S23 21.500 28 25.500C25 29 20.500 30.600 16 30.600S7 29 4 25.500Z" fill="#5b2612" opacity=".85"/>`,
		`<path d="M7 18 6 31M22.500 19 23.500 31" stroke="${INK}" stroke-width=".36"/>`,
		dragonBody(),
		`<g transform="translate(10.200 6.200)">${dragonHead}</g>`,
		`<g transform="translate(22.800 20.200) scale(1.060)">${tigerHead}</g>`,
	].join("");
