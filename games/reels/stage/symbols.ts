import type { ReelSheet, ReelSymbol, SymbolId } from "@baize/engines/reels";
import { loadPicture, paintedTexture, type Texture } from "@baize/platform-stage";
import { hasLetter, isUnpictured } from "../../art/symbol-file.ts";

/** The symbols of a title as textures: drawn at once, and drawn again when their pictures have loaded. */
export type Symbols = { textureOf(symbol: SymbolId): Texture };

const SIDE = 256;
const MIDDLE = SIDE / 2;
const TILE = { inset: 9, radius: 40 };
const RANK_FONT = '600 148px "Fraunces", Georgia, serif';
const NAME_FONT = '600 96px "Fraunces", Georgia, serif';
const INK = "#f5f0e4";

/** `onArrival` is called for each picture that has loaded. */
export function openSymbols(
	sheet: ReelSheet,
	pictureOf: (symbol: ReelSymbol) => string,
	onArrival: () => void,
): Symbols {
	const textures = new Map(
		sheet.symbols.map((symbol) => [symbol.id, symbolTexture(sheet.id, symbol, pictureOf(symbol), onArrival)]),
	);
	return {
		textureOf(symbol) {
			const texture = textures.get(symbol);
			if (!texture) throw new Error(`the sheet has no symbol ${symbol}`);
			return texture;
		},
	};
}

function symbolTexture(title: string, symbol: ReelSymbol, url: string, onArrival: () => void): Texture {
	let picture: HTMLImageElement | null = null;
	const painted = paintedTexture({ width: SIDE, height: SIDE }, (context) =>
		paintSymbol(context, symbol, picture, title),
	);
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

function paintSymbol(
	context: CanvasRenderingContext2D,
	symbol: ReelSymbol,
	loaded: HTMLImageElement | null,
	title: string,
): void {
	const picture = isUnpictured(title, symbol) ? null : loaded;
	if (picture) context.drawImage(picture, 0, 0, SIDE, SIDE);
	else paintTile(context);
	if (picture && hasLetter(title)) return;
	if (symbol.rank) paintRank(context, symbol.rank, picture !== null);
	else if (!picture) paintText(context, symbol.id.slice(0, 2), NAME_FONT);
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

/** The letter of a card is drawn in front of its suit, which is dimmed. */
function paintRank(context: CanvasRenderingContext2D, rank: string, isOverPicture: boolean): void {
	if (isOverPicture) {
		context.globalCompositeOperation = "source-atop";
		context.fillStyle = "rgb(10 16 16 / 52%)";
		context.fillRect(0, 0, SIDE, SIDE);
		context.globalCompositeOperation = "source-over";
	}
	paintText(context, rank, RANK_FONT);
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
