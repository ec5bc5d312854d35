import type { Cashier } from "@baize/cashier/server";
import type { ExportPart } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import type { Notifications } from "@baize/notifications/server";
import type { Reader } from "@baize/platform-server";
import type { Play } from "@baize/play/server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Sports } from "@baize/sports/server";
import type { Verification } from "@baize/verification/server";
import type { Wallet } from "@baize/wallet/server";

type Ports = {
	reader: Reader;
	verification: Pick<Verification, "exportOf">;
	saferPlay: Pick<SaferPlay, "exportOf">;
	notifications: Pick<Notifications, "exportOf">;
	wallet: Pick<Wallet, "balances" | "exportOf">;
	play: Pick<Play, "exportOf">;
	sports: Pick<Sports, "exportOf">;
	cashier: Pick<Cashier, "exportOf">;
	currencyOf(playerId: Id): Promise<string>;
};

/**
 * The parts that the other domains add to the copy of a player's data: everything that the player may read on the site,
 * complete.
 */
export const exportParts = (ports: Ports): ExportPart[] => [
	{ name: "verification", read: ports.verification.exportOf },
	{ name: "saferPlay", read: (playerId) => ports.saferPlay.exportOf(ports.reader, playerId) },
	{ name: "messages", read: (playerId) => ports.notifications.exportOf(playerId, DEFAULT_LOCALE) },
	{
		name: "balances",
		read: async (playerId) => ports.wallet.balances(playerId, await ports.currencyOf(playerId), DEFAULT_LOCALE),
	},
	{
		name: "walletHistory",
		read: async (playerId) => ports.wallet.exportOf(playerId, await ports.currencyOf(playerId)),
	},
	{ name: "rounds", read: async (playerId) => ports.play.exportOf(playerId, await ports.currencyOf(playerId)) },
	{ name: "bets", read: ports.sports.exportOf },
	{ name: "payments", read: ports.cashier.exportOf },
];
