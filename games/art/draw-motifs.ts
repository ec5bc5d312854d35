/** Motifs of the titles of one draw, in a square of 32. */
const gradient = (id: string, from: string, middle: string, to: string): string =>
	`<radialGradient id="${id}" cx=".36" cy=".28" r=".8"><stop stop-color="${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></radialGradient>`;

/** Four painted tiles, and a lemon on them. */
function lemonTiles(): string {
	const corner = "M.6.6h5.200c0 1.900-1.100 3-2.400 3 .4 1.600-.8 2.600-1.800 2.400-.4 1.200-1 1.200-1 1.200Z";
	const tile = (x: number, y: number, isPainted: boolean): string => {
		const [face, paint] = isPainted ? ["#1f4fae", "#f4f8ff"] : ["#fffdf6", "#3f74cf"];
		const corners = [0, 90, 180, 270]
			.map(
				(turn) =>
					`<g transform="rotate(${turn} 6.500 6.500)"><path d="${corner}" fill="${paint}"/><circle cx="1.700" cy="1.700" r=".7" fill="#ffd91f"/></g>`,
			)
			.join("");
		return `<g transform="translate(${x} ${y})"><rect width="13" height="13" rx=".8" fill="#aebfd2"/><rect x=".2" y=".2" width="12.600" height="12.300" rx=".7" fill="${face}"/>${corners}<path d="M6.500 3.400 9.600 6.500 6.500 9.600 3.400 6.500Z" fill="none" stroke="${paint}" stroke-width=".5"/><circle cx="6.500" cy="6.500" r="1" fill="${paint}"/></g>`;
	};
	return [
		`<defs>${gradient("lemon", "#fff8b8", "#ffd91f", "#d98f00")}${gradient("leaf", "#a5cf62", "#4a8b3b", "#1d4a26")}</defs>`,
		`<g transform="rotate(-6 16 16)">${tile(2.7, 2.7, false)}${tile(16.3, 2.7, true)}${tile(2.7, 16.3, true)}${tile(16.3, 16.3, false)}</g>`,
		'<ellipse cx="17.500" cy="20" rx="9" ry="7" fill="#0a1a45" opacity=".4"/>',
		'<g transform="translate(6.500 7.500) rotate(-14 10 10) scale(.31)"><path d="M46 17c2-9 9-12 17-11 0 9-6 15-15 14Z" fill="url(#leaf)"/><path d="M42 14c-6-6-6-13-1-18 6 5 7 13 3 18Z" fill="url(#leaf)"/><path d="M8 36c1-3 3-4 5-6C16 20 24 14 33 14c8 0 13 4 16 8 3 1 6 1 7 4 1 2-1 4-3 6 0 10-8 19-20 19-8 0-15-4-18-9-3 0-8-3-7-6Z" fill="url(#lemon)"/><path d="M19 27c4-7 10-9 15-9-5 2-10 5-12 11Z" fill="#fffde0" opacity=".9"/></g>',
	].join("");
}

const sectorPoint = (radius: number, degrees: number): string => {
	const angle = ((degrees - 90) * Math.PI) / 180;
	return `${(16 + radius * Math.cos(angle)).toFixed(2)} ${(16 + radius * Math.sin(angle)).toFixed(2)}`;
};

/** A wheel in four flat inks under its pointer. */
function primaryWheel(): string {
	const inks = ["#f3ead6", "#f4b81a", "#f3ead6", "#1d3fa6", "#f3ead6", "#d9311f"];
	const sectors = Array.from({ length: 24 }, (_, at) => {
		const [from, to] = [at * 15 - 7.5, at * 15 + 7.5];
		const d = `M${sectorPoint(6.6, from)}L${sectorPoint(14, from)}A14 14 0 0 1 ${sectorPoint(14, to)}L${sectorPoint(6.6, to)}A6.600 6.600 0 0 0 ${sectorPoint(6.6, from)}Z`;
		return `<path d="${d}" fill="${inks[at % inks.length]}" stroke="#161412" stroke-width=".28"/>`;
	}).join("");
	return [
		'<circle cx="16" cy="16" r="15" fill="#161412"/>',
		sectors,
		'<circle cx="16" cy="16" r="6.600" fill="#f3ead6" stroke="#161412" stroke-width=".4"/><path d="M11.200 19.500h4.800v-4.800h-4.800Z" fill="#1d3fa6"/><circle cx="18.400" cy="14.600" r="2.600" fill="#d9311f"/><path d="M14.600 14.400 11.600 11.200h6Z" fill="#f4b81a"/>',
		'<path d="M13.800.6h4.400L16 6Z" fill="#d9311f" stroke="#161412" stroke-width=".4" stroke-linejoin="round"/>',
	].join("");
}

/** A bound sheaf of ripe wheat. */
function wheatSheaf(): string {
	const turns = [-46, -33, -20, -7, 6, 19, 32, 45];
	const grain = (x: number, y: number, turn: number): string =>
		`<ellipse cx="${x}" cy="${y}" rx=".95" ry="1.700" transform="rotate(${turn} ${x} ${y})" fill="url(#wheat)" stroke="#8a5714" stroke-width=".14"/>`;
	const ears = turns.map((turn, at) => {
		const grains = [0, 1, 2, 3, 4].map((row) => grain(-1, -row * 1.9, -24) + grain(1, -row * 1.9, 24)).join("");
		const awns = '<path d="M0-9.500V-14M-.9-8-3-12.500M.9-8 3-12.500" stroke="#b9822a" stroke-width=".2" fill="none"/>';
		return `<g transform="rotate(${turn} 16 24) translate(16 ${11 + (at % 3)})">${awns}${grains}${grain(0, -9.6, 0)}</g>`;
	});
	const stalks = turns.map((turn) => `<path d="M16 11V24" transform="rotate(${turn} 16 24)"/>`).join("");
	const feet = [-32, -20, -8, 5, 18, 30]
		.map((turn) => `<path d="M16 22V31" transform="rotate(${turn} 16 22)"/>`)
		.join("");
	return [
		`<defs>${gradient("wheat", "#fff0b0", "#eab23c", "#a06a18")}</defs>`,
		`<g stroke="#b9822a" stroke-width=".75" fill="none">${stalks}${feet}</g>${ears.join("")}`,
		'<path d="M12 21.400Q16 23.600 20 21.400L20.500 24.200Q16 26.400 11.500 24.200Z" fill="#c8321f" stroke="#7d150d" stroke-width=".25"/><path d="M19 24 22.400 29 20.200 29.400 17.600 25.200Z" fill="#a9261a"/>',
	].join("");
}

/** A pagoda of five storeys before a red sun. */
function eveningPagoda(): string {
	const floor = (at: number): string => {
		const [half, y] = [4.2 + at * 1.55, 6 + at * 5];
		const lamps = [-0.5, 0.5]
			.map(
				(side) =>
					`<rect x="${16 + side * half - 1.1}" y="${y + 2.6}" width="2.200" height="2.200" fill="${(at + (side > 0 ? 1 : 0)) % 2 === 0 ? "#ffd774" : "#f2e6cf"}" stroke="#4a2a1c" stroke-width=".25"/>`,
			)
			.join("");
		const walls = `<rect x="${16 - half * 0.8}" y="${y + 1.8}" width="${half * 1.6}" height="3.600" fill="#b8402a"/>`;
		const eaves = `<path d="M${16 - half - 2.4} ${y + 2.2}Q${16 - half * 0.7} ${y + 1.4} ${16 - half * 0.6} ${y - 0.8}H${16 + half * 0.6}Q${16 + half * 0.7} ${y + 1.4} ${16 + half + 2.4} ${y + 2.2}L${16 + half + 1.6} ${y + 2.9}H${16 - half - 1.6}Z" fill="#24404f" stroke="#0f2029" stroke-width=".25"/>`;
		return walls + lamps + eaves;
	};
	return [
		'<circle cx="21" cy="12" r="9.500" fill="#c93322"/><path d="M15 0v6M14.200 2.600h1.600M13.900 4h2.200" transform="translate(1 0)" stroke="#f08a24" stroke-width=".6" fill="none"/>',
		[4, 3, 2, 1, 0].map(floor).join(""),
		'<path d="M2 31.500Q16 29.500 30 31.500V32H2Z" fill="#16263f"/>',
	].join("");
}

/** A fern that the sun has printed white on blue paper. */
function sunPrint(): string {
	const leaves = Array.from({ length: 9 }, (_, at) => {
		const [y, side] = [25 - at * 2.1, at % 2 === 0 ? -1 : 1];
		const turn = at === 8 ? 4 : side * (64 - at * 3.4);
		const size = 0.235 - at * 0.009;
		return `<path d="M0 0C-9-8-9-22 0-33 9-22 9-8 0 0Z" transform="translate(${(16 + Math.sin(at * 0.34) * 1.4).toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(3)})"/>`;
	}).join("");
	return [
		'<defs><linearGradient id="blue" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#2f6ca8"/><stop offset=".5" stop-color="#154a80"/><stop offset="1" stop-color="#0a2a52"/></linearGradient></defs>',
		'<rect x="4.500" y="1" width="23" height="30" rx=".4" fill="#fdfbf5"/><path d="M6.300 3.100 10 2.500 14 2.900 19 2.400 25.600 3 25.200 9 25.900 16 25.300 23 25.800 28.900 20 29.400 14 28.900 6.200 29.300 6.700 22 6.100 15 6.600 8Z" fill="url(#blue)"/>',
		`<path d="M16 28.500Q15.500 18 18.200 8" fill="none" stroke="#eef6fb" stroke-width=".55" stroke-linecap="round"/><g fill="#eef6fb">${leaves}</g>`,
	].join("");
}

/** A paper kite on its line, with knots in its tail. */
function paperKite(): string {
	const knot = (x: number, y: number, turn: number): string =>
		`<path d="M0 0-2-1.200-1.800 1.200ZM0 0 2-1.200 1.800 1.200Z" transform="translate(${x} ${y}) rotate(${turn})" fill="#63c2b0"/>`;
	return [
		'<defs><linearGradient id="sail-a" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#ff9a7d"/><stop offset="1" stop-color="#d8452f"/></linearGradient><linearGradient id="sail-b" x1="1" y1="0" x2="0" y2="1"><stop stop-color="#fff0b8"/><stop offset="1" stop-color="#f3b63f"/></linearGradient></defs>',
		'<path d="M17 22C13 25 17 27 13 29S8 29 7 32" fill="none" stroke="#fdf6e6" stroke-width=".5"/>',
		knot(14.8, 24.6, 30),
		knot(14.6, 28, -20),
		knot(9.6, 29.6, 10),
		'<g transform="rotate(24 17 13)"><path d="M17 1 6.500 10.500 17 23.500Z" fill="url(#sail-a)"/><path d="M17 1 27.500 10.500 17 23.500Z" fill="url(#sail-b)"/><path d="M17 1V23.500M6.500 10.500Q17 12.500 27.500 10.500" fill="none" stroke="#5b2f1c" stroke-width=".55"/><path d="M17 4.500 11 10.800 17 12Z" fill="#fff" opacity=".35"/></g>',
		'<path d="M16 14Q9 22 1 31" fill="none" stroke="#fdf6e6" stroke-width=".35"/>',
	].join("");
}

export const drawMotifs: Readonly<Record<string, string>> = {
	"lemon-tiles": lemonTiles(),
	"primary-wheel": primaryWheel(),
	"wheat-sheaf": wheatSheaf(),
	"evening-pagoda": eveningPagoda(),
	"sun-print": sunPrint(),
	"paper-kite": paperKite(),
};
