import { playerRegistered } from "@baize/identity/contract";
import { DEMO_PEOPLE, type Identity } from "@baize/identity/server";
import { type Id, readId } from "@baize/kernel/id";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import { BALANCE_TOPIC } from "../contract/index.ts";
import { openWallet } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & { ledger: Ledger; identity: Identity };

export const walletModule = defineModule({
	name: "wallet",
	privateTopics: [BALANCE_TOPIC],
	flags: ["cashierDeposit", "cashierWithdraw"],
	playerCalls,
	open({ ledger, stream, clock, outbox }: Needs) {
		const wallet = openWallet({ ledger, stream, clock });
		// A wallet without money shows a zero; without a wallet the balance would be unknown.
		outbox.listen(playerRegistered, "wallet", "money", (tx, { playerId, currency }) =>
			wallet.open(tx, readId(playerId) ?? 0n, currency),
		);
		return wallet;
	},
	parts(wallet, { database, identity }) {
		const currencyOf = async (playerId: Id) => (await identity.readPlayer(database.reader, playerId))?.currency ?? "";
		return {
			bindings: wallet.routes,
			exportParts: [
				{
					name: "balances",
					read: async (playerId) => wallet.balances(playerId, await currencyOf(playerId), DEFAULT_LOCALE),
				},
				{ name: "walletHistory", read: async (playerId) => wallet.exportOf(playerId, await currencyOf(playerId)) },
			],
			// A demo player never registers, which is what opens every other player's wallet.
			async seedDemo() {
				for (const { email } of DEMO_PEOPLE) {
					const player = await identity.findPlayer(database.reader, email);
					if (player) await database.transaction((tx) => wallet.open(tx, player.playerId, player.currency));
				}
			},
		};
	},
});
