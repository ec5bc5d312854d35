import type { ReelSheet, ReelSymbol, SymbolId } from "@baize/engines/reels";
import { loadPicture, paintedTexture, type Texture } from "@baize/platform-stage";

/** The symbols of a title as textures: drawn at once, and drawn again when their pictures have loaded. */
export type Symbols = { textureOf(symbol: SymbolId): Texture };

const SIDE = 256;
const MIDDLE = SIDE / 2;
const TILE = { inset: 9, radius: 40 };
const RANK_FONT = '600 148px "Fraunces", Georgia, serif';
const NAME_FONT = '600 96px "Fraunces", Georgia, serif';
const INK = "#f5f0e4";

/** `onArrival` is called for each picture that has loaded. */
export function openSymbols(sheet: ReelSheet, pictureOf: (symbol: SymbolId) => string, onArrival: () => void): Symbols {
	const drawn = (symbol: ReelSymbol): Texture => symbolTexture(symbol, pictureOf(symbol.id), onArrival);
	const textures = new Map(sheet.symbols.map((symbol) => [symbol.id, drawn(symbol)]));
	return {
		textureOf(id) {
			// A round of an earlier sheet may show a symbol that the present one does not have.
			const texture = textures.get(id) ?? drawn({ id, role: "high" });
			textures.set(id, texture);
			return texture;
		},
	};
}

function symbolTexture(symbol: ReelSymbol, url: string, onArrival: () => void): Texture {
	let picture: HTMLImageElement | null = null;
	const painted = paintedTexture({ width: SIDE, height: SIDE }, (context) => paintSymbol(context, symbol, picture));
	const arrived = (): void => {
		painted.repaint();
		onArrival();
	};
	void loadPicture(url).then((loaded) => {
		picture = loaded;
		arrived();
	});
	// The letters use the site's own font, which may load after the first paint.
	void document.fonts?.load(RANK_FONT).then(arrived, () => {});
	return painted.texture;
}

/** Until its picture has loaded, a symbol is its rank or the first letters of its name, on a tile. */
function paintSymbol(context: CanvasRenderingContext2D, symbol: ReelSymbol, picture: HTMLImageElement | null): void {
	if (picture) {
		context.drawImage(picture, 0, 0, SIDE, SIDE);
		return;
	}
	paintTile(context);
	if (symbol.rank) paintText(context, symbol.rank, RANK_FONT);
	else paintText(context, symbol.id.slice(0, 2), NAME_FONT);
}

function paintTile(context: CanvasRenderingContext2D): void {
	const side = SIDE - 2 * TILE.inset;
	context.beginPath();
	context.roundRect(TILE.inset, TILE.inset, side, side, TILE.radius);
	context.fillStyle = "rgb(255 255 255 / 9%)";
	context.fill();
	context.lineWidth = 2;
	context.strokeStyle = "rgb(255 255 255 / 22%)";
	context.stroke();
}

function paintText(context: CanvasRenderingContext2D, text: string, font: string): void {
	context.font = font;
	context.textAlign = "center";
	context.textBaseline = "alphabetic";
	const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(text);
	const baseline = MIDDLE + (ascent - descent) / 2;
	context.lineJoin = "round";
	context.lineWidth = 14;
	context.strokeStyle = "rgb(6 12 12 / 70%)";
	context.strokeText(text, MIDDLE, baseline);
	context.fillStyle = INK;
	context.fillText(text, MIDDLE, baseline);
}
