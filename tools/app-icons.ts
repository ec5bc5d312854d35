import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

// Renders the icons of the installed site from its own icon. Devices cut the maskable one and Apple's to their own shape,
// so these two have no rounded corners; what must stay visible is within the middle four fifths already.

const publicFolder = join(import.meta.dirname, "../apps/site/public");
const rounded = readFileSync(join(publicFolder, "icon.svg"), "utf8");
const square = rounded.replace(/ rx="\d+"/, "");
const DRAWN_SIDE = 64;

const icons: [name: string, svg: string, side: number][] = [
	["icon-192", rounded, 192],
	["icon-512", rounded, 512],
	["icon-maskable-512", square, 512],
	["icon-apple-180", square, 180],
];

for (const [name, svg, side] of icons) {
	await sharp(Buffer.from(svg.replace("<svg ", `<svg width="${DRAWN_SIDE}" height="${DRAWN_SIDE}" `)), {
		density: (72 * side) / DRAWN_SIDE,
	})
		.resize({ width: side })
		.png({ palette: true, compressionLevel: 9 })
		.toFile(join(publicFolder, `${name}.png`));
}
console.log(`${icons.length} icons of the installed site in ${publicFolder}`);
