import { playCascade } from "./cascade.ts";
import { type ClusterSheet, HUNDRED, playCluster } from "./cluster.ts";
import { COPPER_VAULT } from "./copper-vault.data.ts";
import { CORAL_CASCADE } from "./coral-cascade.data.ts";
import { holdReturn, playHold } from "./hold.ts";
import { GATE_OPEN, IRON_GARDEN } from "./iron-garden.data.ts";
import { LINE_COUNT } from "./lines.ts";
import { PAINTED_DUNES } from "./painted-dunes.data.ts";
import { SILK_CARAVAN } from "./silk-caravan.data.ts";
import { bookSlot, calculatedSlot, type Slot } from "./slot.ts";
import { playSticky, type StickySheet, stickyReturn, stickyStake } from "./sticky.ts";
import { THUNDER_ORCHARD } from "./thunder-orchard.data.ts";
import { playWays, type WaysSheet, waysReturn } from "./ways.ts";

/** A title of ways, whose return is a formula. */
export const waysSlot = (sheet: WaysSheet): Slot =>
	calculatedSlot({ id: sheet.id, title: sheet.title, stake: sheet.coins, play: playWays(sheet) }, "formula", () =>
		waysReturn(sheet),
	);

const sticky = (sheet: StickySheet): Slot =>
	calculatedSlot(
		{ id: sheet.id, title: sheet.title, stake: stickyStake(sheet), play: playSticky(sheet) },
		"chain",
		() => stickyReturn(sheet),
	);

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
	sticky(IRON_GARDEN),
	sticky(GATE_OPEN),
	calculatedSlot(
		{
			id: COPPER_VAULT.id,
			title: COPPER_VAULT.title,
			stake: LINE_COUNT,
			play: playHold(COPPER_VAULT),
		},
		"chain",
		() => holdReturn(COPPER_VAULT),
	),
	bookSlot({
		id: THUNDER_ORCHARD.id,
		title: THUNDER_ORCHARD.title,
		stake: THUNDER_ORCHARD.coins,
		play: playCascade(THUNDER_ORCHARD),
	}),
	clusterSlot(CORAL_CASCADE),
];
