import { marigoldRangoli, neonCards, porcelainVase } from "./card-motifs.ts";
import { diceMotifs } from "./dice-motifs.ts";
import { drawMotifs } from "./draw-motifs.ts";
import { dunesMotif } from "./dunes/symbols.ts";
import { gardenMotif } from "./garden-symbols.ts";
import { barometerMotif } from "./motifs/barometer-motif.ts";
import { canyonDeuces } from "./motifs/canyon-motif.ts";
import { claretWheel } from "./motifs/claret-motif.ts";
import { gateMotif } from "./motifs/gate-motif.ts";
import { harlequinMask } from "./motifs/harlequin-motif.ts";
import { piazzaMotif } from "./motifs/piazza-motif.ts";
import { riverboatMotif } from "./motifs/riverboat-motif.ts";
import { pinesMotif } from "./pines-symbols.ts";
import { reefMotif } from "./reef-symbols.ts";
import { amberFox } from "./reels/amber-fox.ts";
import { emberCourt } from "./reels/ember-court.ts";
import { harbourLights } from "./reels/harbour-lights.ts";
import { lanternRoad } from "./reels/lantern-road.ts";
import { nightOrchard } from "./reels/night-orchard.ts";
import { reelMotif } from "./reels/reel-art.ts";
import { tidalBook } from "./reels/tidal-book.ts";
import { shadowPuppets } from "./side-motifs.ts";
import { silkMotif } from "./silk-symbols.ts";
import { vaultMotif } from "./vault-symbols.ts";

/** Motifs that no set of icons has, drawn here: bodies in a square of 32, as those of the icons are. */
const CENTRE = 16;
const POCKETS = 37;

const at = (radius: number, turn: number): string => {
	const angle = 2 * Math.PI * turn - Math.PI / 2;
	return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
};
const sector = (inner: number, outer: number, from: number, to: number): string =>
	`M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
const gradient = (id: string, from: string, middle: string, to: string): string =>
	`<radialGradient id="${id}" cx=".36" cy=".28" r=".8"><stop stop-color="${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></radialGradient>`;

/** A wheel of walnut and brass with a ball in it. */
function rouletteWheel(): string {
	const colours = ["#1d8a54", "#c02536", "#1a1b22"];
	const pockets = Array.from({ length: POCKETS }, (_, place) => {
		const [from, to] = [(place - 0.5) / POCKETS, (place + 0.5) / POCKETS];
		const colour = colours[place === 0 ? 0 : 1 + ((place + 1) % 2)]!;
		return `<path d="${sector(6.6, 11, from, to)}" fill="${colour}"/><path d="M${at(6.6, from)}L${at(11, from)}" stroke="#f3d590" stroke-width=".14"/>`;
	}).join("");
	const arms = [20, 110, 200, 290]
		.map(
			(turn) =>
				`<g transform="rotate(${turn} 16 16)"><path d="M15.6 16 15.8 11.600H16.2L16.4 16Z" fill="#e2b45e"/><circle cx="16" cy="11.6" r=".62" fill="url(#brass)"/></g>`,
		)
		.join("");
	return [
		`<defs>${gradient("walnut", "#c48a52", "#6f411f", "#1d0d05")}${gradient("brass", "#fff3cf", "#dcae55", "#7b5518")}${gradient("pearl", "#ffffff", "#f2ecdf", "#a79f8f")}</defs>`,
		`<circle cx="16" cy="16" r="15.6" fill="url(#walnut)"/><circle cx="16" cy="16" r="14.1" fill="none" stroke="url(#brass)" stroke-width=".36"/><circle cx="16" cy="16" r="11.4" fill="#120803"/>`,
		pockets,
		`<circle cx="16" cy="16" r="11.1" fill="none" stroke="url(#brass)" stroke-width=".34"/><circle cx="16" cy="16" r="9" fill="none" stroke="#f3d590" stroke-width=".1" opacity=".7"/>`,
		`<circle cx="16" cy="16" r="6.6" fill="url(#walnut)" stroke="url(#brass)" stroke-width=".26"/>${arms}<circle cx="16" cy="16" r="1.9" fill="url(#brass)"/>`,
		`<circle cx="20.2" cy="22.8" r=".95" fill="#000" opacity=".5"/><circle cx="20" cy="22.5" r=".92" fill="url(#pearl)"/>`,
	].join("");
}

/** Golden pins, and a garnet that falls through them. */
function garnetPins(): string {
	const pins = Array.from({ length: 6 }, (_, row) =>
		Array.from({ length: row + 3 }, (_pin, place) => {
			const [x, y] = [CENTRE + (place - (row + 2) / 2) * 3.7, 5.4 + row * 3.9];
			return `<circle cx="${x + 0.3}" cy="${y + 0.5}" r=".85" fill="#000" opacity=".4"/><circle cx="${x}" cy="${y}" r=".85" fill="url(#gold)"/>`;
		}).join(""),
	).join("");
	const facets = "M16 8.800 20.400 12 18.700 17.200H13.300L11.600 12Z";
	return [
		`<defs>${gradient("gold", "#fff1c4", "#dba94d", "#7c5314")}${gradient("garnet", "#ff9db0", "#d91e4e", "#5c0520")}</defs>`,
		pins,
		`<g transform="rotate(14 16 13)"><circle cx="16.300" cy="14" r="5.400" fill="#000" opacity=".4"/><circle cx="16" cy="13" r="5.300" fill="url(#garnet)"/><path d="${facets}" fill="#fff" opacity=".16"/><path d="M11.600 12 8 9.500M20.400 12 24 9.500" stroke="none"/><path d="M13 9.300q2.200-1.500 4.600-.9" fill="none" stroke="#fff" stroke-width=".8" stroke-linecap="round" opacity=".75"/></g>`,
	].join("");
}

/** Five cards as a fan: ten to ace of hearts. */
function fanOfCards(): string {
	const heart =
		"M0 2.200C-3.200-.2-2.500-2.200-1.200-2.200-.5-2.200 0-1.700 0-1.200 0-1.700.5-2.200 1.200-2.200 2.500-2.200 3.200-.2 0 2.200Z";
	const cards = ["10", "J", "Q", "K", "A"].map((rank, place) => {
		const turn = (place - 2) * 17;
		const face = `<rect x="-4.300" y="-12.200" width="8.600" height="12.600" rx=".9" fill="url(#paper)" stroke="#b98d3c" stroke-width=".22"/>`;
		const corner = `<text x="-3" y="-9.300" font-family="Georgia, serif" font-weight="700" font-size="2.900" text-anchor="middle" fill="#b01f2e">${rank}</text><path transform="translate(-3 -7.600) scale(.42)" d="${heart}" fill="#b01f2e"/>`;
		return `<g transform="translate(16 25) rotate(${turn}) translate(0 -5.500)"><rect x="-4.100" y="-11.800" width="8.600" height="12.600" rx=".9" fill="#000" opacity=".35"/>${face}${corner}<path transform="translate(.6 -4.600) scale(1.150)" d="${heart}" fill="url(#ruby)"/></g>`;
	});
	return `<defs>${gradient("paper", "#fffefa", "#f7efdd", "#dccaa3")}${gradient("ruby", "#ff7385", "#c2203a", "#6a0c1b")}</defs>${cards.join("")}`;
}

export const ownMotifs: Readonly<Record<string, string>> = {
	"roulette-wheel": rouletteWheel(),
	"brass-barometer": barometerMotif(),
	"claret-wheel": claretWheel(),
	riverboat: riverboatMotif(),
	"piazza-fountain": piazzaMotif(),
	"garnet-pins": garnetPins(),
	"fan-of-cards": fanOfCards(),
	"canyon-deuces": canyonDeuces(),
	"harlequin-mask": harlequinMask(),
	"porcelain-vase": porcelainVase(),
	"marigold-rangoli": marigoldRangoli(),
	"neon-cards": neonCards(),
	"shadow-puppets": shadowPuppets(),
	...drawMotifs,
	...diceMotifs,
	"sea-glass": reefMotif(),
	"silk-camel": silkMotif(),
	"enamel-octopus": reelMotif(tidalBook, "octopus"),
	"forged-dragon": reelMotif(emberCourt, "dragon"),
	"moonlit-cherries": reelMotif(nightOrchard, "cherries"),
	"marquetry-fox": reelMotif(amberFox, "fox"),
	"silk-lantern": reelMotif(lanternRoad, "lantern"),
	"poster-anchor": reelMotif(harbourLights, "anchor"),
	"sand-bottle": dunesMotif(),
	"copper-wheel": vaultMotif(),
	"storm-crane": pinesMotif(),
	"glass-rose": gardenMotif(),
	"glass-gate": gateMotif(),
};
