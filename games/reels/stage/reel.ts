import type { Strip, SymbolId } from "@baize/engines/reels";
import { Container, Sprite, type Texture } from "@baize/platform-stage";
import { type Layout, ROWS } from "./layout.ts";

/** One reel: a strip that turns behind its window. `position` is the place on the strip in the top row, with fractions. */
export type Reel = {
	container: Container;
	/** Shows a strip, this place of it in the top row. */
	show(strip: Strip, position: number): void;
	/**
	 * Turns by this many symbols; what enters at the top stands earlier on the strip. `speed`: the share of full speed, by
	 * which symbols are drawn out along their way.
	 */
	turn(symbols: number, speed: number): void;
	/** The sprite in a row, at rest. */
	spriteAt(row: number): Sprite;
	/** Puts a symbol into a row until the reel is next shown, turned or reset. */
	cover(row: number, symbol: SymbolId): void;
	/** Nothing covered, dimmed or enlarged. */
	reset(): void;
	fit(layout: Layout): void;
};

/** At full speed a symbol is so much longer, and so much less solid. */
const DRAWN_OUT = 0.55;
const THINNED = 0.35;

/** One symbol more than rows, for the one that is coming in. */
const SPRITES = ROWS + 1;

export function openReel(index: number, textureOf: (symbol: SymbolId) => Texture): Reel {
	const container = new Container();
	const sprites = Array.from({ length: SPRITES }, () => {
		const sprite = new Sprite();
		sprite.anchor.set(0.5);
		container.addChild(sprite);
		return sprite;
	});
	let strip: Strip = [];
	let position = 0;
	let layout: Layout | undefined;

	function place(speed = 0): void {
		if (!layout || strip.length === 0) return;
		const top = Math.floor(position);
		const offset = position - top;
		for (const [slot, sprite] of sprites.entries()) {
			sprite.texture = textureOf(strip[modulo(top + slot, strip.length)] ?? "");
			sprite.width = layout.symbolSide;
			sprite.height = layout.symbolSide * (1 + DRAWN_OUT * speed);
			sprite.alpha = 1 - THINNED * speed;
			sprite.x = (index + 0.5) * layout.cellWidth;
			sprite.y = (slot - offset + 0.5) * layout.cellHeight;
			sprite.tint = 0xffffff;
		}
	}

	return {
		container,
		show(shown, at) {
			strip = shown;
			position = at;
			place();
		},
		turn(symbols, speed) {
			position = modulo(position - symbols, strip.length || 1);
			place(speed);
		},
		spriteAt: (row) => sprites[row]!,
		cover(row, symbol) {
			const sprite = sprites[row]!;
			sprite.texture = textureOf(symbol);
		},
		reset: () => place(),
		fit(fitted) {
			layout = fitted;
			place();
		},
	};
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
