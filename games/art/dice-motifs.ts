/** Motifs of the dice tables, in a square of 32. */
const stops = (...colours: string[]): string =>
	colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`).join("");

/** Pips of a face of ten units, as x and y. */
const PIPS: Readonly<Record<number, string>> = {
	1: "5,5",
	2: "2.6,2.6 7.4,7.4",
	3: "2.4,2.4 5,5 7.6,7.6",
	4: "2.6,2.6 7.4,2.6 2.6,7.4 7.4,7.4",
	5: "2.4,2.4 7.6,2.4 5,5 2.4,7.6 7.6,7.6",
	6: "2.8,2.2 7.2,2.2 2.8,5 7.2,5 2.8,7.8 7.2,7.8",
};

type Paint = { fills: readonly [top: string, left: string, right: string]; pip: (face: number) => string };

const face = (number: number, transform: string, fill: string, { pip }: Paint, round: number): string => {
	const pips = PIPS[number]!.split(" ").map((at) => {
		const [x, y] = at.split(",");
		return `<circle cx="${x}" cy="${y}" r="${number === 1 ? 1.6 : 1.02}" fill="${pip(number)}"/>`;
	});
	return `<g transform="matrix(${transform})"><rect width="10" height="10" rx="${round}" fill="${fill}"/>${pips.join("")}</g>`;
};

/** A die seen from a corner above: three faces of ten units each. */
function dieOf(place: string, numbers: readonly [number, number, number], paint: Paint, round: number): string {
	const [top, left, right] = numbers;
	const body = `M0 ${0.3 + round * 0.1}L8.500 5.100V14.700L0 19.600-8.500 14.700V5.100Z`;
	return [
		`<g transform="${place}"><path d="${body}" fill="${paint.fills[1]}"/>`,
		face(left, ".866 .5 0 1 -8.66 5", paint.fills[1], paint, round),
		face(right, ".866 -.5 0 1 0 10", paint.fills[2], paint, round),
		face(top, ".866 .5 -.866 .5 0 0", paint.fills[0], paint, round),
		"</g>",
	].join("");
}

/** Three dice of bone on a tray of carved lacquer. */
function lacquerDice(): string {
	const petals = Array.from(
		{ length: 20 },
		(_, at) =>
			`<g transform="rotate(${at * 18} 16 16) translate(16 3.300)"><path d="M.2-1.500C1.500-.6 1.600.9.200 2-1.100.9-1 -.6.200-1.500Z" fill="#2a0505" opacity=".8"/><path d="M0-1.900C1.300-1 1.400.5 0 1.600-1.400.5-1.300-1 0-1.900Z" fill="url(#lacquer)" stroke="#5f0f0c" stroke-width=".12"/></g>`,
	).join("");
	const paint: Paint = {
		fills: ["url(#bone)", "url(#bone-left)", "url(#bone-right)"],
		pip: (number) => (number === 1 || number === 4 ? "#b8140f" : "#1c1310"),
	};
	return [
		`<defs><radialGradient id="lacquer" cx=".36" cy=".28" r=".85">${stops("#e0654a", "#a3261a", "#5f0f0c")}</radialGradient><radialGradient id="well" cx=".5" cy=".55" r=".6">${stops("#3f2820", "#120807")}</radialGradient><linearGradient id="bone">${stops("#fffaf0", "#f0dfbc")}</linearGradient><linearGradient id="bone-left" x1="0" x2="0" y1="0" y2="1">${stops("#dcc79f", "#b2945f")}</linearGradient><linearGradient id="bone-right" x1="0" x2="0" y1="0" y2="1">${stops("#b99d6e", "#85683b")}</linearGradient></defs>`,
		`<circle cx="16" cy="16" r="15.600" fill="url(#lacquer)"/><circle cx="16" cy="16" r="15.100" fill="none" stroke="#2a0505" stroke-width=".2" stroke-dasharray=".5 .35"/>${petals}`,
		`<circle cx="16" cy="16" r="10.700" fill="url(#well)" stroke="#d9a648" stroke-width=".5"/><circle cx="16" cy="16" r="9.900" fill="none" stroke="#d9a648" stroke-width=".1" opacity=".8"/>`,
		`<ellipse cx="16.500" cy="21.500" rx="8.500" ry="3.600" fill="#000" opacity=".45"/>`,
		dieOf("translate(11.400 8) scale(.42)", [4, 2, 1], paint, 1.6),
		dieOf("translate(20.600 8.600) scale(.42)", [6, 5, 3], paint, 1.6),
		dieOf("translate(15.900 14.600) scale(.46)", [1, 3, 2], paint, 1.6),
		`<path d="M7.600 11.200A9.600 9.600 0 0 1 13.200 6.900Q10 9 8.800 12.600Z" fill="#fff" opacity=".3"/>`,
	].join("");
}

/** Two cherry dice under an awning, before the sea at noon. */
function pierDice(): string {
	const paint: Paint = {
		fills: ["url(#cherry)", "url(#cherry-left)", "url(#cherry-right)"],
		pip: () => "#fffaf2",
	};
	const stripes = Array.from(
		{ length: 8 },
		(_, at) =>
			`<path d="M${1 + at * 3.75} 3.500H${4.75 + at * 3.75}V7.200A1.875 1.700 0 0 1 ${1 + at * 3.75} 7.200Z" fill="${at % 2 === 0 ? "#e8553f" : "#fff7e6"}"/>`,
	).join("");
	const planks = [-3, -2, -1, 0, 1, 2, 3]
		.map((at) => `<path d="M${16 + at * 2.6} 20.500L${16 + at * 4.9} 30" stroke="#8b5629" stroke-width=".25"/>`)
		.join("");
	return [
		`<defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">${stops("#7fcfe6", "#fff0cf")}</linearGradient><linearGradient id="plank" x1="0" x2="0" y1="0" y2="1">${stops("#e9bd86", "#c2854a")}</linearGradient><linearGradient id="cherry">${stops("#ff8b7c", "#e02a35")}</linearGradient><linearGradient id="cherry-left" x1="0" x2="0" y1="0" y2="1">${stops("#d81f2c", "#a30f1e")}</linearGradient><linearGradient id="cherry-right" x1="0" x2="0" y1="0" y2="1">${stops("#a81220", "#6d0712")}</linearGradient><clipPath id="sign"><rect x="1" y="2" width="30" height="28" rx="3"/></clipPath></defs>`,
		`<g clip-path="url(#sign)"><rect x="1" y="2" width="30" height="16" fill="url(#sky)"/><circle cx="24" cy="11.500" r="3" fill="#ffd466"/><circle cx="24" cy="11.500" r="4.600" fill="#ffd466" opacity=".3"/><rect x="1" y="15.500" width="30" height="5.500" fill="#2b9fb5"/><path d="M3 17.200h4M10 18.600h5M19 17h3.500M24 19h5" stroke="#fff7e6" stroke-width=".4" opacity=".7"/><rect x="1" y="20.500" width="30" height="10" fill="url(#plank)"/>${planks}</g>`,
		`<rect x="1" y="2" width="30" height="28" rx="3" fill="none" stroke="#fff7e6" stroke-width=".9"/>${stripes}<path d="M1 3.500H31" stroke="#b23220" stroke-width=".7"/>`,
		'<ellipse cx="12.500" cy="25.400" rx="6" ry="2" fill="#14304f" opacity=".45"/><ellipse cx="22" cy="26.800" rx="5.600" ry="1.800" fill="#14304f" opacity=".45"/>',
		dieOf("translate(11.500 12.500) rotate(-6) scale(.66)", [5, 3, 6], paint, 0.9),
		dieOf("translate(21.300 15.600) rotate(7) scale(.58)", [2, 1, 3], paint, 0.9),
	].join("");
}

export const diceMotifs: Readonly<Record<string, string>> = {
	"lacquer-dice": lacquerDice(),
	"pier-dice": pierDice(),
};
