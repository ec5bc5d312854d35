import type { StageDrawing } from "./drawing.ts";
import { reefTall, reefWide } from "./reef-scene.ts";
import { reefSymbols } from "./reef-symbols.ts";
import { silkTall, silkWide } from "./silk-scene.ts";
import { silkSpeed, silkSymbols } from "./silk-symbols.ts";

/** How wide a symbol is on its sheet, in pixels: twice what a desktop shows. */
const SYMBOL_PIXELS = 160;

/** What is drawn for a stage alone: the symbols in one sheet, and the scene behind them in two cuts. */
export const stageDrawings = (): readonly StageDrawing[] => [
	{ name: "coral-cascade-symbols", svg: reefSymbols(), width: 9 * SYMBOL_PIXELS },
	{ name: "coral-cascade-wide", svg: reefWide(), width: 1_600 },
	{ name: "coral-cascade-tall", svg: reefTall(), width: 900 },
	{ name: "silk-caravan-symbols", svg: silkSymbols(), width: 11 * SYMBOL_PIXELS },
	{ name: "silk-caravan-speed", svg: silkSpeed(), width: 11 * (SYMBOL_PIXELS / 2) },
	{ name: "silk-caravan-wide", svg: silkWide(), width: 1_600 },
	{ name: "silk-caravan-tall", svg: silkTall(), width: 900 },
];

export const stagePicture = (name: string, format: "avif" | "webp"): string => `/art/stages/${name}.${format}`;
