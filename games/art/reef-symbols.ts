import { bevel, blur, circlePath, linear, polar, polygon, radial, star, symbolSheet, times } from "./drawing.ts";

/** A body of glass: where light leaves it, its own colour, and its shade. */
type Glass = { light: string; body: string; deep: string; shape: string; detail: string; isSmooth?: boolean };

const TURN = 2 * Math.PI;

/** Five arms with round ends. */
const starfish = ((): string => {
	const arms = Array.from({ length: 5 }, (_, at) => {
		const angle = -Math.PI / 2 + (at * TURN) / 5;
		const [left, right, valley] = [polar(36, angle - 0.13), polar(36, angle + 0.13), polar(16, angle + TURN / 10)];
		return `Q${polar(22, angle - 0.34)} ${left}Q${polar(40, angle)} ${right}Q${polar(22, angle + 0.34)} ${valley}`;
	});
	return `M${polar(16, -Math.PI / 2 - TURN / 10)}${arms.join("")}Z`;
})();

const white = (opacity: number, width: number): string =>
	`fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"`;

const snail: Glass = {
	light: "#ff9ecb",
	body: "#e0347f",
	deep: "#6d0a3d",
	shape: "M34,16C36,-14 16,-36 -10,-34C-34,-32 -40,-6 -34,10C-28,28 -8,36 8,30C14,28 18,24 20,18C26,22 34,22 34,16Z",
	detail:
		`<path d="M20,18C28,-4 12,-24 -8,-22C-24,-20 -28,-4 -22,8C-16,18 -2,20 6,12C12,4 6,-8 -4,-8C-12,-6 -12,4 -6,6" ${white(0.7, 2.4)}/>` +
		times(
			6,
			(at) =>
				`<path d="M${polar(14, -0.5 - at * 0.62)}L${polar(33, -0.6 - at * 0.62)}" transform="translate(-2,-2)" ${white(0.35, 2)}/>`,
		),
};
const starOfTheSea: Glass = {
	light: "#ffd08a",
	body: "#ff7a2e",
	deep: "#8a2405",
	shape: starfish,
	detail:
		times(20, (at) => {
			const [x, y] = polar(8 + (at % 4) * 7, -Math.PI / 2 + (Math.floor(at / 4) * TURN) / 5);
			return `<circle cx="${x}" cy="${y}" r="${2.6 - (at % 4) * 0.4}" fill="#fff" opacity=".75"/>`;
		}) + '<circle r="3.4" fill="#fff" opacity=".8"/>',
};
const shell: Glass = {
	light: "#ffffff",
	body: "#b9a6ff",
	deep: "#4a32a8",
	shape:
		"M0,32C-10,30 -34,14 -37,-6C-39,-20 -30,-24 -24,-20C-24,-32 -10,-36 -6,-28C-4,-36 4,-36 6,-28C10,-36 24,-32 24,-20C30,-24 39,-20 37,-6C34,14 10,30 0,32Z",
	detail:
		times(
			7,
			(at) =>
				`<path d="M0,30Q${(at - 3) * 7},4 ${(at - 3) * 11.5},${-27 + Math.abs(at - 3) * 4}" ${white(0.45, 1.8)}/>`,
		) + '<circle cy="8" r="11" fill="url(#pearl)"/>',
};
const fish: Glass = {
	light: "#fff29a",
	body: "#f2b705",
	deep: "#7a4a00",
	shape: "M-38,0C-28,-22 0,-28 16,-10L36,-24C34,-10 34,10 36,24L16,10C0,28 -28,22 -38,0Z",
	detail:
		`<path d="M-16,-14Q-6,0 -16,14" ${white(0.6, 2)}/>` +
		times(6, (at) => `<path d="M${-6 + (at % 3) * 8},${-6 + Math.floor(at / 3) * 10}q5,4 0,8" ${white(0.5, 1.8)}/>`) +
		'<circle cx="-25" cy="-5" r="4.6" fill="#fff"/><circle cx="-25.5" cy="-5" r="2.5" fill="#2a1400"/>',
};
const jellyfish: Glass = {
	light: "#b7ffe9",
	body: "#19c9a4",
	deep: "#045a52",
	isSmooth: true,
	shape:
		"M-32,2C-34,-40 34,-40 32,2C30,10 24,10 22,4C20,12 12,12 10,4C8,12 -2,12 -4,4C-6,12 -14,12 -16,4C-20,12 -30,10 -32,2Z",
	detail:
		[-20, -8, 4, 16]
			.map(
				(x, at) =>
					`<path d="M${x},8Q${x + 5},18 ${x},26T${x + (at - 1.5) * 2},38" stroke="url(#g4)" stroke-width="4" fill="none" stroke-linecap="round" opacity=".85"/>`,
			)
			.join("") + `<path d="M-22,-4Q0,-14 22,-4" ${white(0.5, 2)}/>`,
};
const FACETS = [0.34, 0.16, 0.1, 0.22, 0.3, 0.28];
const crystal: Glass = {
	light: "#b5e6ff",
	body: "#2f9cf2",
	deep: "#06357f",
	shape: polygon(6, 35),
	detail:
		times(6, (at) => {
			const [one, other] = [-Math.PI / 2 + (at * TURN) / 6, -Math.PI / 2 + ((at + 1) * TURN) / 6];
			const face = `M${polar(17, one)}L${polar(35, one)}L${polar(35, other)}L${polar(17, other)}Z`;
			const isLit = at < 2 || at > 4;
			return `<path d="M${polar(17, one)}L${polar(35, one)}" ${white(0.55, 1.4)}/><path d="${face}" fill="${isLit ? "#fff" : "#02204f"}" opacity="${FACETS[at]}"/>`;
		}) + `<path d="${polygon(6, 17)}" fill="#fff" opacity=".22"/>`,
};
const pebble: Glass = {
	light: "#e2ffd0",
	body: "#6bc94a",
	deep: "#1c5a17",
	shape: "M-30,8C-36,-14 -14,-32 8,-28C32,-24 38,0 28,18C18,34 -22,32 -30,8Z",
	detail: `<path d="M-18,10Q-4,-4 20,2" ${white(0.45, 3)}/><circle cx="-8" cy="12" r="3" fill="#fff" opacity=".4"/><circle cx="10" cy="14" r="2" fill="#fff" opacity=".4"/>`,
};
/** The wild: a pearl with a star in it. */
const pearl: Glass = {
	light: "#ffffff",
	body: "#ffe9b8",
	deep: "#c98f3a",
	isSmooth: true,
	shape: circlePath(0, 0, 34),
	detail: `<path d="${star(8, 30, 13)}" fill="#fff" opacity=".7"/><path d="${star(4, 23, 6)}" fill="#d9891f"/><path d="${star(4, 23, 6)}" transform="rotate(45) scale(.62)" fill="#f2b84f"/><circle r="5" fill="#fffbe8"/>`,
};
/** The scatter: a branch of red coral with five lights. */
const LIGHTS = [
	[0, -26],
	[-22, -16],
	[22, -16],
	[-30, 6],
	[30, 6],
] as const;
const coral: Glass = {
	light: "#ffd9c9",
	body: "#ff5a5f",
	deep: "#7d0a25",
	shape:
		"M0,-38C10,-26 10,-18 6,-8C14,-14 16,-24 26,-28C32,-18 28,-6 18,4C28,2 32,-4 38,0C36,16 24,28 8,30V36H-8V30C-24,28 -36,16 -38,0C-32,-4 -28,2 -18,4C-28,-6 -32,-18 -26,-28C-16,-24 -14,-14 -6,-8C-10,-18 -10,-26 0,-38Z",
	detail:
		`<path d="M0,34V-26M0,20Q-16,14 -22,-16M0,20Q16,14 22,-16M0,24Q-24,22 -30,6M0,24Q24,22 30,6" ${white(0.6, 2.4)}/>` +
		LIGHTS.map(
			([x, y]) =>
				`<circle cx="${x}" cy="${y}" r="7" fill="#fff3c4" opacity=".35"/><circle cx="${x}" cy="${y}" r="4" fill="#fff3c4"/>`,
		).join(""),
};

/** In the order of the sheet's symbols. */
const REEF: readonly Glass[] = [snail, starOfTheSea, shell, fish, jellyfish, crystal, pebble, pearl, coral];

/** Lit twice: a hard white light from above, and a coloured one that has gone through the body and leaves at its far side. */
const glassLight = (at: number, { light, deep }: Glass): string =>
	[
		`<filter id="f${at}" x="-30%" y="-30%" width="160%" height="170%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="5" result="h"/>`,
		'<feSpecularLighting in="h" surfaceScale="7" specularConstant="1.1" specularExponent="34" lighting-color="#fff" result="s1"><feDistantLight azimuth="238" elevation="46"/></feSpecularLighting>',
		`<feSpecularLighting in="h" surfaceScale="7" specularConstant="1" specularExponent="12" lighting-color="${light}" result="s2"><feDistantLight azimuth="58" elevation="30"/></feSpecularLighting>`,
		'<feComposite in="SourceGraphic" in2="s1" operator="arithmetic" k2="1" k3=".9" result="a"/><feComposite in="a" in2="s2" operator="arithmetic" k2="1" k3=".75" result="b"/><feComposite in="b" in2="SourceAlpha" operator="in" result="c"/>',
		`<feGaussianBlur in="SourceAlpha" stdDeviation="3.6"/><feOffset dy="4" result="d"/><feFlood flood-color="${deep}" flood-opacity=".9"/><feComposite in2="d" operator="in" result="d"/>`,
		'<feMerge><feMergeNode in="d"/><feMergeNode in="c"/></feMerge></filter>',
	].join("");

const definitions = [
	radial(
		"pearl",
		[
			[0, "#ffffff"],
			[0.5, "#ffe6f3"],
			[0.8, "#c9b4f0"],
			[1, "#7d66c4"],
		],
		{ cx: 0.4, cy: 0.35, r: 0.65 },
	),
	linear("hi", [
		[0, "#fff", 0.85],
		[1, "#fff", 0.04],
	]),
	blur("soft", 5),
	...REEF.map(
		(glass, at) =>
			radial(
				`g${at}`,
				[
					[0, glass.light],
					[0.3, glass.body],
					[0.78, glass.deep],
					[1, glass.body],
				],
				{
					cx: 0.62,
					cy: 0.72,
					r: 0.8,
					fx: 0.66,
					fy: 0.78,
				},
			) +
			glassLight(at, glass) +
			`<clipPath id="c${at}"><path d="${glass.shape}"/></clipPath>`,
	),
].join("");

const drawn = ({ light, shape, detail }: Glass, at: number): string =>
	[
		`<g transform="scale(1.12)"><ellipse cx="7" cy="30" rx="27" ry="11" fill="${light}" opacity=".5" filter="url(#soft)"/>`,
		`<g filter="url(#f${at})"><path d="${shape}" fill="url(#g${at})"/></g>${detail}`,
		`<g clip-path="url(#c${at})"><ellipse cx="-8" cy="-25" rx="30" ry="17" fill="url(#hi)" transform="rotate(-12)"/><ellipse cx="14" cy="26" rx="24" ry="10" fill="${light}" opacity=".55" filter="url(#soft)"/></g>`,
		`<path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/></g>`,
	].join("");

/** The symbols of the reef in glass, side by side. */
export const reefSymbols = (): string => symbolSheet(definitions, REEF.map(drawn));

/** The picture on the title's card: the starfish over the shell, the crystal and the fish. */
export const reefMotif = (): string => {
	const placed = (at: number, x: number, y: number, scale: number, turn: number): string =>
		`<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${drawn(REEF[at]!, at)}</g>`;
	return [
		`<defs>${definitions}${bevel("lit", { soft: 1, height: 2, shine: 0.6, exponent: 30, light: "#fff", shade: "#02182a", drop: 1 })}</defs>`,
		placed(5, 9.5, 10, 0.19, -10),
		placed(3, 23.5, 9.5, 0.18, 8),
		placed(2, 8.8, 22, 0.19, -8),
		placed(4, 24, 21, 0.18, 6),
		placed(1, 16, 15.5, 0.27, 8),
	].join("");
};
