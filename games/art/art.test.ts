import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { icons as fluent } from "@iconify-json/fluent-emoji";
import { describe, expect, it } from "vitest";
import {
	artSpecs,
	drawnPicture,
	heroArt,
	heroKeys,
	keyVisual,
	ownMotifs,
	reelArt,
	reelSymbol,
	symbolPicture,
} from "../art.ts";
import { sheets } from "../sheets.ts";
import { withOwnIds } from "./icons.ts";

const publicFolder = join(import.meta.dirname, "../../apps/site/public");
const body = '<g id="a" filter="url(#b)"><filter id="b"/><use href="#a"/></g>';
const icons = () => body;
const ids = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map((found) => found[1]);
const specs = Object.entries(artSpecs);

describe("a key visual", () => {
	it.each(specs)("of %s is the same drawing every time, in both cuts", (_key, spec) => {
		for (const ratio of ["3:4", "4:3"] as const) {
			expect(keyVisual(spec, ratio, icons)).toBe(keyVisual(spec, ratio, icons));
		}
		expect(keyVisual(spec, "3:4", icons)).toContain('viewBox="0 0 300 400"');
		expect(keyVisual(spec, "4:3", icons)).toContain('viewBox="0 0 400 300"');
	});

	it.each(specs)("of %s has a motif that is drawn here or that the set of icons has", (_key, { motif }) => {
		const known = [ownMotifs, fluent.icons, fluent.aliases ?? {}].some((set) => motif in set);
		expect(known, motif).toBe(true);
	});

	it("shares no id with another, so that all can stand on one page", () => {
		const all = specs.flatMap(([, spec]) => [
			...(["3:4", "4:3"] as const).map((ratio) => keyVisual(spec, ratio, icons)),
			...(["wide", "tall"] as const).map((shape) => heroArt(spec, shape, icons)),
		]);
		const used = all.flatMap(ids);
		expect(new Set(used).size).toBe(used.length);
		expect(used.length).toBeGreaterThan(200);
	});

	it.each(specs)("of %s refers only to what it defines", (_key, spec) => {
		const svg = keyVisual(spec, "3:4", icons);
		const defined = new Set(ids(svg));
		for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(defined).toContain(id);
	});

	it("keeps a motif whole when its ids change", () => {
		expect(withOwnIds(body, "x-")).toBe('<g id="x-a" filter="url(#x-b)"><filter id="x-b"/><use href="#x-a"/></g>');
	});
});

/** Symbols of earlier versions of a title, whose rounds are shown again. */
const EARLIER: Readonly<Record<string, readonly string[]>> = { "tidal-book": ["trident"] };

describe.each(sheets)("[GAME-01] the symbols of $title", ({ id: title, symbols: present }) => {
	const art = reelArt[title]!;
	const symbols = [...present, ...(EARLIER[title] ?? []).map((id) => ({ id }))];

	it("are drawn, each of them and no other", () => {
		expect(Object.keys(art.symbols).sort()).toEqual(symbols.map(({ id }) => id).sort());
		expect(new Set(Object.values(art.symbols)).size).toBe(symbols.length);
	});

	it("refer only to what they define, and define nothing twice", () => {
		for (const { id } of symbols) {
			const svg = reelSymbol(art, id);
			const defined = ids(svg);
			expect(new Set(defined).size).toBe(defined.length);
			for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(used);
		}
	});

	it("are rendered, and weigh at most 200 kB together", () => {
		const bytes = symbols.map(({ id }) => statSync(`${publicFolder}${symbolPicture(title, id)}`).size);
		expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
	});
});

describe("the rendered pictures", () => {
	const cuts = [
		...specs.flatMap(([key]) => [drawnPicture(key, "3:4"), drawnPicture(key, "4:3")]),
		...heroKeys.flatMap((key) => [drawnPicture(key, "wide"), drawnPicture(key, "tall")]),
	];

	it.each(cuts)("of $base are there in every width and format that is asked for", ({ base, widths }) => {
		for (const width of widths) {
			for (const format of ["avif", "webp"]) {
				expect(existsSync(`${publicFolder}${base}-${width}.${format}`)).toBe(true);
			}
		}
	});
});
