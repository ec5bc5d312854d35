import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
	type ArtKey,
	artSpecs,
	drawnPicture,
	heroArt,
	heroKeys,
	type IconBodies,
	keyVisual,
	ownMotifs,
	reelArt,
	reelSymbol,
	stageDrawings,
	stagePicture,
	symbolPicture,
} from "@baize/games/art";
import sharp from "sharp";

// Renders every picture of the site into its public folder. The ten megabytes of icons are read only here.

const root = join(import.meta.dirname, "..");
const publicFolder = join(root, "apps/site/public");
const QUALITY = 75;

interface IconSet {
	icons: Record<string, { body: string }>;
	aliases?: Record<string, { parent: string }>;
}

function fluentEmoji(): IconBodies {
	const file = join(root, "node_modules/@iconify-json/fluent-emoji/icons.json");
	const { icons, aliases } = JSON.parse(readFileSync(file, "utf8")) as IconSet;
	return (name) => {
		const body = ownMotifs[name] ?? (icons[name] ?? icons[aliases?.[name]?.parent ?? ""])?.body;
		if (body === undefined) throw new Error(`Fluent Emoji has no icon "${name}"`);
		return body;
	};
}

const RASTER_SIDE = 640;

/**
 * The same icons as pictures. Their filters cut hard edges, so each is drawn once at twice the needed size and smoothed
 * while it is scaled down. Scenes then cost a fraction of the time.
 */
async function smoothed(icons: IconBodies, names: Iterable<string>): Promise<IconBodies> {
	const bodies = new Map<string, string>();
	for (const name of new Set(names)) {
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${icons(name)}</svg>`;
		const large = await sharp(Buffer.from(svg), { density: (72 * RASTER_SIDE * 2) / 32 })
			.png()
			.toBuffer();
		const png = await sharp(large).resize({ width: RASTER_SIDE }).png().toBuffer();
		bodies.set(name, `<image width="32" height="32" href="data:image/png;base64,${png.toString("base64")}"/>`);
	}
	return (name) => bodies.get(name) ?? icons(name);
}

async function render(svg: string, base: string, widths: readonly number[]): Promise<number> {
	const drawing = Buffer.from(svg);
	const { width: drawnWidth = 1 } = await sharp(drawing).metadata();
	const widest = Math.max(...widths);
	const large = await sharp(drawing, { density: (72 * widest) / drawnWidth })
		.png({ compressionLevel: 1 })
		.toBuffer();
	let bytes = 0;
	for (const width of widths) {
		const picture = sharp(large).resize({ width });
		const file = `${publicFolder}${base}-${width}`;
		const avif = await picture
			.clone()
			.avif({ quality: QUALITY - 13, effort: 3 })
			.toFile(`${file}.avif`);
		const webp = await picture.clone().webp({ quality: QUALITY, effort: 5 }).toFile(`${file}.webp`);
		bytes += avif.size + webp.size;
	}
	return bytes;
}

async function renderSymbol(svg: string, path: string): Promise<number> {
	const large = await sharp(Buffer.from(svg), { density: 2 * 72 })
		.png({ compressionLevel: 1 })
		.toBuffer();
	const picture = sharp(large).resize({ width: 256 });
	const { size } = await picture.webp({ quality: QUALITY, effort: 6 }).toFile(join(publicFolder, path));
	return size;
}

/** The symbols of the slots with lines. */
async function renderReels(isAsked: (name: string) => boolean): Promise<number> {
	let bytes = 0;
	for (const [title, art] of Object.entries(reelArt)) {
		if (!isAsked(title)) continue;
		mkdirSync(join(publicFolder, "art/symbols", title), { recursive: true });
		for (const id of Object.keys(art.symbols))
			bytes += await renderSymbol(reelSymbol(art, id), symbolPicture(title, id));
	}
	return bytes;
}

/** What stands on the stages of slots without reels. */
async function renderStages(isAsked: (name: string) => boolean): Promise<number> {
	let bytes = 0;
	for (const { name, svg, width } of stageDrawings()) {
		if (!isAsked(name)) continue;
		const { width: drawnWidth = 1 } = await sharp(Buffer.from(svg)).metadata();
		const large = await sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth })
			.png({ compressionLevel: 1 })
			.toBuffer();
		const picture = sharp(large).resize({ width });
		const avif = await picture
			.clone()
			.avif({ quality: QUALITY - 13, effort: 3 })
			.toFile(join(publicFolder, stagePicture(name, "avif")));
		const webp = await picture
			.clone()
			.webp({ quality: QUALITY, effort: 5 })
			.toFile(join(publicFolder, stagePicture(name, "webp")));
		bytes += avif.size + webp.size;
	}
	return bytes;
}

/** Renders all pictures, or only those of the titles that are given. Returns the bytes written. */
async function renderArt(titles: readonly string[]): Promise<number> {
	const isAsked = (name: string): boolean =>
		titles.length === 0 || titles.some((title) => name === title || name.startsWith(`${title}-`));
	const specs = Object.entries(artSpecs).filter(([key]) => isAsked(key));
	const motifs = specs.map(([, { motif }]) => motif);
	const drawn = fluentEmoji();
	const icons = await smoothed(drawn, motifs);
	mkdirSync(join(publicFolder, "art/stages"), { recursive: true });
	let bytes = (await renderStages(isAsked)) + (await renderReels(isAsked));
	for (const [key, spec] of specs) {
		for (const ratio of ["3:4", "4:3"] as const) {
			const { base, widths } = drawnPicture(key, ratio);
			bytes += await render(keyVisual(spec, ratio, icons), base, widths);
		}
		if (!heroKeys.some((hero: ArtKey) => hero === key)) continue;
		for (const shape of ["wide", "tall"] as const) {
			const { base, widths } = drawnPicture(key, shape);
			bytes += await render(heroArt(spec, shape, icons), base, widths);
		}
	}
	return bytes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	const bytes = await renderArt(process.argv.slice(2));
	console.log(`pictures: ${(bytes / 1024).toFixed(0)} KiB in ${publicFolder}/art`);
}
