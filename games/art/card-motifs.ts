/** Motifs of the card tables, drawn here: bodies in a square of 32, as those of the icons are. */

const PETALS = [0, 72, 144, 216, 288];
const blossom = (x: number, y: number, size: number): string =>
	`<g transform="translate(${x} ${y}) scale(${size})">${PETALS.map(
		(turn) =>
			`<path transform="rotate(${turn})" d="M0-.3C-1-.8-.9-2.200 0-2.200S1-.8 0-.3Z" fill="#dfe8fb" stroke="#1b3f8f" stroke-width=".16"/>`,
	).join("")}<circle r=".4" fill="#1b3f8f"/></g>`;

const heart =
	"M0 2.200C-3.200-.2-2.500-2.200-1.200-2.200-.5-2.200 0-1.700 0-1.200 0-1.700.5-2.200 1.200-2.200 2.500-2.200 3.200-.2 0 2.200Z";

/** A vase of white porcelain painted in cobalt, with a nine and a court card behind it. */
export function porcelainVase(): string {
	const card = (turn: number, x: number, mark: string): string =>
		`<g transform="translate(${x} 15) rotate(${turn})"><rect x="-4.600" y="-7.800" width="9.600" height="14.400" rx="1" fill="#000" opacity=".3"/><rect x="-4.800" y="-8" width="9.600" height="14.400" rx="1" fill="#fdfbf5" stroke="#1b3f8f" stroke-width=".28"/><text x="-3.300" y="-4.900" font-family="Georgia, serif" font-weight="700" font-size="3" text-anchor="middle" fill="#b8301c">${mark}</text><path transform="translate(-3.300 -3.100) scale(.42)" d="${heart}" fill="#b8301c"/><path transform="translate(1 0) scale(1.050)" d="${heart}" fill="#b8301c"/></g>`;
	const body =
		"M13.200 7.500C13.400 10.200 8 13.500 8 19.500 8 25.500 12.200 28.300 12.600 29.500H19.400C19.800 28.300 24 25.500 24 19.500 24 13.500 18.600 10.200 18.800 7.500Z";
	const waves = Array.from({ length: 9 }, (_, at) =>
		[1.5, 1, 0.5]
			.map(
				(radius) =>
					`<circle cx="${7 + at * 2.2}" cy="24.600" r="${radius}" fill="#fbf9f3" stroke="#1b3f8f" stroke-width=".2"/>`,
			)
			.join(""),
	).join("");
	return [
		`<defs><linearGradient id="glaze" x1="0" x2="1"><stop stop-color="#dbe4ea"/><stop offset=".3" stop-color="#fff"/><stop offset=".65" stop-color="#f3f4f0"/><stop offset="1" stop-color="#a9b9c9"/></linearGradient><clipPath id="vase"><path d="${body}"/></clipPath></defs>`,
		card(-20, 7.5, "9"),
		card(18, 24.5, "A"),
		`<path d="${body}" fill="url(#glaze)" stroke="#0d2357" stroke-width=".3"/>`,
		`<g clip-path="url(#vase)"><rect x="6" y="23.600" width="20" height="3.600" fill="#fbf9f3"/>${waves}<path d="M6 23.200H26M6 26.600H26M6 12H26" stroke="#1b3f8f" stroke-width=".35"/><path d="M9 20.500C12 20 13.500 17 17.500 17.200 20 17.300 21.500 15.800 22.500 14" fill="none" stroke="#1b3f8f" stroke-width=".5"/>${blossom(12.5, 18.6, 1)}${blossom(17.4, 16.4, 1.25)}${blossom(20.8, 18.6, 0.8)}${blossom(15, 21.4, 0.7)}<path d="M10.300 15C9 18 9.200 22 11 25" fill="none" stroke="#fff" stroke-width=".9" opacity=".8"/></g>`,
		`<ellipse cx="16" cy="7.400" rx="2.900" ry=".8" fill="#0d2357"/><ellipse cx="16" cy="7.200" rx="3.200" ry=".9" fill="none" stroke="#1b3f8f" stroke-width=".5"/><path d="M12.600 29.500H19.400" stroke="#0d2357" stroke-width=".7"/>`,
	].join("");
}

/** A ring of petals about the middle of the square. */
const ring = (count: number, radius: number, size: number, fill: string, stroke: string): string =>
	Array.from(
		{ length: count },
		(_, at) =>
			`<path transform="rotate(${(360 / count) * at} 16 16) translate(16 ${16 - radius})" d="M0 ${size}C${-size} ${size * 0.4} ${-size * 0.7} ${-size} 0 ${-size}S${size} ${size * 0.4} 0 ${size}Z" fill="${fill}" stroke="${stroke}" stroke-width=".16"/>`,
	).join("");

/** A rangoli of marigold petals, with the middle card in it. */
export function marigoldRangoli(): string {
	const spade = "M0-10C3-5 10-1 10 4 10 8 5 9 1.500 6L3.500 10.500H-3.500L-1.500 6C-5 9-10 8-10 4-10-1-3-5 0-10Z";
	return [
		`<defs><radialGradient id="lamp"><stop stop-color="#fff0b8"/><stop offset="1" stop-color="#ff9d1e" stop-opacity="0"/></radialGradient></defs>`,
		`<circle cx="16" cy="16" r="15.500" fill="#4a0d3a"/><circle cx="16" cy="16" r="15.200" fill="none" stroke="#ffd46b" stroke-width=".3"/>`,
		ring(24, 13.2, 1.7, "#37b9b4", "#063f43"),
		ring(20, 11, 1.9, "#e63a7f", "#5e0a31"),
		ring(18, 8.9, 2, "#ff9d1e", "#8a3d04"),
		ring(14, 6.8, 2.2, "#ffd46b", "#a85b06"),
		`<circle cx="16" cy="16" r="9" fill="url(#lamp)"/>`,
		`<g transform="rotate(-7 16 16)"><rect x="11.700" y="10.200" width="9.200" height="13" rx="1" fill="#000" opacity=".4"/><rect x="11.400" y="9.500" width="9.200" height="13" rx="1" fill="#fff4dc" stroke="#8a3d04" stroke-width=".3"/><rect x="12" y="10.100" width="8" height="11.800" rx=".6" fill="none" stroke="#c2185b" stroke-width=".22"/><text x="13.300" y="12.700" font-family="Georgia, serif" font-weight="700" font-size="2.600" text-anchor="middle" fill="#22304f">A</text><path transform="translate(16 16.300) scale(.28)" d="${spade}" fill="#22304f"/></g>`,
	].join("");
}

/** Three cards in neon tubes, with the glow of each. */
export function neonCards(): string {
	const tube = (d: string, colour: string, core: string): string =>
		`<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.200" opacity=".28" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="1.100" opacity=".7" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${core}" stroke-width=".5" stroke-linejoin="round" stroke-linecap="round"/>`;
	const outline =
		"M-4.200-6.800H4.200Q5.200-6.800 5.200-5.800V5.800Q5.200 6.800 4.200 6.800H-4.200Q-5.200 6.800-5.200 5.800V-5.800Q-5.200-6.800-4.200-6.800Z";
	const diamond = "M0-3.400 2.600 0 0 3.400-2.600 0Z";
	const crown = "M-2.800 2.200V-1.200L-1.300.4 0-2.400 1.300.4 2.800-1.200V2.200Z";
	const large =
		"M0 3.400C-4.800-.2-3.700-3.300-1.800-3.300-.8-3.300 0-2.600 0-1.700 0-2.600.8-3.300 1.800-3.300 3.700-3.300 4.800-.2 0 3.400Z";
	const card = (x: number, y: number, turn: number, [colour, core]: readonly [string, string], mark: string): string =>
		`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${outline}" fill="#0c0a1a" opacity=".92"/>${tube(outline, colour, core)}${tube(mark, colour, core)}</g>`;
	return [
		card(8.4, 17.6, -16, ["#2fd4ff", "#e6fbff"], diamond),
		card(23.6, 17.6, 16, ["#ffb23e", "#fff3d6"], crown),
		card(16, 15.4, 0, ["#ff4fa8", "#ffe3f1"], large),
	].join("");
}
