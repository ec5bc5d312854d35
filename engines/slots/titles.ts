import { type CascadeSheet, playCascade } from "./cascade.ts";
import { type ClusterSheet, HUNDRED, playCluster } from "./cluster.ts";
import { COPPER_VAULT } from "./copper-vault.data.ts";
import { CORAL_CASCADE } from "./coral-cascade.data.ts";
import { type HoldSheet, holdReturn, playHold } from "./hold.ts";
import { GATE_OPEN, IRON_GARDEN } from "./iron-garden.data.ts";
import { LINE_COUNT } from "./lines.ts";
import { PAINTED_DUNES } from "./painted-dunes.data.ts";
import { SILK_CARAVAN } from "./silk-caravan.data.ts";
import { bookSlot, calculatedSlot, type Slot } from "./slot.ts";
import { playSticky, type StickySheet, stickyReturn, stickyStake } from "./sticky.ts";
import { THUNDER_PINES } from "./thunder-pines.data.ts";
import { playWays, type WaysSheet, waysReturn } from "./ways.ts";

/** A title of ways, whose return is a formula. */
export const waysSlot = (sheet: WaysSheet): Slot =>
	calculatedSlot({ id: sheet.id, title: sheet.title, stake: sheet.coins, play: playWays(sheet) }, "formula", () =>
		waysReturn(sheet),
	);

/** A title of lines with wilds that stay, whose return is a formula and a chain. */
export const stickySlot = (sheet: StickySheet): Slot =>
	calculatedSlot(
		{ id: sheet.id, title: sheet.title, stake: stickyStake(sheet), play: playSticky(sheet) },
		"chain",
		() => stickyReturn(sheet),
	);

/** A title of lines with coins that are held, whose return is a formula and a chain. */
export const holdSlot = (sheet: HoldSheet): Slot =>
	calculatedSlot({ id: sheet.id, title: sheet.title, stake: LINE_COUNT, play: playHold(sheet) }, "chain", () =>
		holdReturn(sheet),
	);

/** A title of cascades on reels of changing height, whose rounds are a book. */
export const cascadeSlot = (sheet: CascadeSheet): Slot =>
	bookSlot({
		id: sheet.id,
		title: sheet.title,
		stake: sheet.coins,
		wins: sheet.pays.flat(),
		play: playCascade(sheet),
	});

/** A title of clusters, whose rounds are a book. */
export const clusterSlot = (sheet: ClusterSheet): Slot =>
	bookSlot({
		id: sheet.id,
		title: sheet.title,
		stake: HUNDRED,
		wins: [...sheet.pays.flat(), sheet.cap * HUNDRED],
		play: playCluster(sheet),
	});

/** Every slot that is not played on reels with strips, in the order of release. */
export const SLOTS: readonly Slot[] = [
	waysSlot(SILK_CARAVAN),
	waysSlot(PAINTED_DUNES),
	stickySlot(IRON_GARDEN),
	stickySlot(GATE_OPEN),
	holdSlot(COPPER_VAULT),
	cascadeSlot(THUNDER_PINES),
	clusterSlot(CORAL_CASCADE),
];
