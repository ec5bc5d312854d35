import type { StageDrawing } from "./drawing.ts";
import { dunesNightTall, dunesNightWide, dunesTall, dunesWide } from "./dunes/scene.ts";
import { dunesSpeed, dunesSymbols } from "./dunes/symbols.ts";
import {
	gardenNightTall,
	gardenNightWide,
	gardenTall,
	gardenWide,
	gateNightTall,
	gateNightWide,
	gateTall,
	gateWide,
} from "./garden-scene.ts";
import { gardenSpeed, gardenSymbols, gardenVine } from "./garden-symbols.ts";
import { pinesStruckTall, pinesStruckWide, pinesTall, pinesWide } from "./pines-scene.ts";
import { pinesLit, pinesSymbols } from "./pines-symbols.ts";
import { reefNightTall, reefNightWide, reefTall, reefWide } from "./reef-scene.ts";
import { reefSymbols } from "./reef-symbols.ts";
import { silkNightTall, silkNightWide, silkTall, silkWide } from "./silk-scene.ts";
import { silkSpeed, silkSymbols } from "./silk-symbols.ts";
import { vaultOpenTall, vaultOpenWide, vaultTall, vaultWide } from "./vault-scene.ts";
import { vaultSpeed, vaultSymbols } from "./vault-symbols.ts";

/** How wide a symbol is on its sheet, in pixels: twice what a desktop shows. */
const SYMBOL_PIXELS = 160;

/** What is drawn for a stage alone: the symbols in one sheet, and the scenes behind them in two cuts. */
export const stageDrawings = (): readonly StageDrawing[] => [
	{ name: "coral-cascade-symbols", svg: reefSymbols(), width: 9 * SYMBOL_PIXELS },
	{ name: "coral-cascade-wide", svg: reefWide(), width: 1_600 },
	{ name: "coral-cascade-tall", svg: reefTall(), width: 900 },
	{ name: "coral-cascade-night-wide", svg: reefNightWide(), width: 1_600 },
	{ name: "coral-cascade-night-tall", svg: reefNightTall(), width: 900 },
	{ name: "silk-caravan-symbols", svg: silkSymbols(), width: 11 * SYMBOL_PIXELS },
	{ name: "silk-caravan-speed", svg: silkSpeed(), width: 11 * (SYMBOL_PIXELS / 2) },
	{ name: "silk-caravan-wide", svg: silkWide(), width: 1_600 },
	{ name: "silk-caravan-tall", svg: silkTall(), width: 900 },
	{ name: "silk-caravan-night-wide", svg: silkNightWide(), width: 1_600 },
	{ name: "silk-caravan-night-tall", svg: silkNightTall(), width: 900 },
	{ name: "painted-dunes-symbols", svg: dunesSymbols(), width: 11 * SYMBOL_PIXELS },
	{ name: "painted-dunes-speed", svg: dunesSpeed(), width: 11 * (SYMBOL_PIXELS / 2) },
	{ name: "painted-dunes-wide", svg: dunesWide(), width: 1_600 },
	{ name: "painted-dunes-tall", svg: dunesTall(), width: 900 },
	{ name: "painted-dunes-night-wide", svg: dunesNightWide(), width: 1_600 },
	{ name: "painted-dunes-night-tall", svg: dunesNightTall(), width: 900 },
	{ name: "copper-vault-symbols", svg: vaultSymbols(), width: 10 * SYMBOL_PIXELS },
	{ name: "copper-vault-speed", svg: vaultSpeed(), width: 10 * (SYMBOL_PIXELS / 2) },
	{ name: "copper-vault-wide", svg: vaultWide(), width: 1_600 },
	{ name: "copper-vault-tall", svg: vaultTall(), width: 900 },
	{ name: "copper-vault-open-wide", svg: vaultOpenWide(), width: 1_600 },
	{ name: "copper-vault-open-tall", svg: vaultOpenTall(), width: 900 },
	{ name: "thunder-pines-symbols", svg: pinesSymbols(), width: 11 * SYMBOL_PIXELS },
	{ name: "thunder-pines-lit", svg: pinesLit(), width: 11 * SYMBOL_PIXELS },
	{ name: "thunder-pines-wide", svg: pinesWide(), width: 1_600 },
	{ name: "thunder-pines-tall", svg: pinesTall(), width: 900 },
	{ name: "thunder-pines-struck-wide", svg: pinesStruckWide(), width: 1_600 },
	{ name: "thunder-pines-struck-tall", svg: pinesStruckTall(), width: 900 },
	{ name: "iron-garden-symbols", svg: gardenSymbols(), width: 10 * SYMBOL_PIXELS },
	{ name: "iron-garden-speed", svg: gardenSpeed(), width: 10 * (SYMBOL_PIXELS / 2) },
	{ name: "iron-garden-vine", svg: gardenVine(), width: 1.5 * SYMBOL_PIXELS },
	{ name: "iron-garden-wide", svg: gardenWide(), width: 1_600 },
	{ name: "iron-garden-tall", svg: gardenTall(), width: 900 },
	{ name: "iron-garden-night-wide", svg: gardenNightWide(), width: 1_600 },
	{ name: "iron-garden-night-tall", svg: gardenNightTall(), width: 900 },
	// The symbols of the second title are those of the first.
	{ name: "iron-garden-gate-open-wide", svg: gateWide(), width: 1_600 },
	{ name: "iron-garden-gate-open-tall", svg: gateTall(), width: 900 },
	{ name: "iron-garden-gate-open-night-wide", svg: gateNightWide(), width: 1_600 },
	{ name: "iron-garden-gate-open-night-tall", svg: gateNightTall(), width: 900 },
];

export const stagePicture = (name: string, format: "avif" | "webp"): string => `/art/stages/${name}.${format}`;
