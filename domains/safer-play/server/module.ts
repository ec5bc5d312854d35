import type { Audit } from "@baize/audit/server";
import { exclusionCarried, exclusionLifted, playerRegistered } from "@baize/identity/contract";
import type { Identity } from "@baize/identity/server";
import { readId } from "@baize/kernel/id";
import { HOUR_MS, SECOND_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, type Outbox } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import { SAFER_PLAY_TOPIC } from "../contract/index.ts";
import {
	openRegisters,
	openRestrictions,
	openSaferPlay,
	type Registers,
	rehearsalRegister,
	type SaferPlay,
} from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";
import type { SaferPlayPorts } from "./ports.ts";

export const restrictionsModule = defineModule({
	name: "restrictions",
	open: ({ clock }: Infrastructure) => openRestrictions(clock),
});

export const registersModule = defineModule({
	name: "registers",
	keys: ["saferPlay.registers"],
	open({ config, database, clock, secrets, log, audit }: Infrastructure & { audit: Audit }) {
		const everywhere = config.profile === "production" ? [] : [rehearsalRegister];
		return openRegisters({ database, clock, secrets, log, audit, everywhere });
	},
});

type Needs = Infrastructure & {
	audit: Audit;
	notifications: Notifications;
	ledger: Ledger;
	wallet: Wallet;
	identity: Identity;
	registers: Registers;
	eligibilityBlockOf: SaferPlayPorts["eligibilityBlockOf"];
};

/** Opened before any stake is taken, because it listens to the wallet. */
export const saferPlayModule = defineModule({
	name: "saferPlay",
	privateTopics: [SAFER_PLAY_TOPIC],
	playerCalls,
	open({ config, ledger, wallet, identity, registers, audit, notifications, ...others }: Needs) {
		const { database, clock, ids, log, bus, stream, outbox } = others;
		const saferPlay = openSaferPlay({
			database,
			clock,
			ids,
			log,
			bus,
			stream,
			publicUrl: config.publicUrl,
			audit,
			notifications,
			wallet,
			registers,
			eligibilityBlockOf: others.eligibilityBlockOf,
			players: identity,
			personOf: identity.readPersonDetails,
			onMovedElsewhere: (listener) =>
				ledger.changes.subscribe({
					moved: () => {},
					movedElsewhere: (wallets) => listener(wallets.map(({ playerId }) => playerId)),
				}),
		});
		listenToIdentity(outbox, saferPlay);
		identity.addLoginGate(async (playerId) => {
			await saferPlay.checkRegisters(playerId, "login");
			const restriction = await saferPlay.restrictionOf(database.reader, playerId);
			return restriction ? { restriction: restriction.kind } : undefined;
		});
		return saferPlay;
	},
	parts: (saferPlay, { database, ledger }) => ({
		bindings: saferPlay.bindings,
		jobs: [
			ledger.follow(saferPlay.follower),
			{ name: "saferPlay.endPaused", everyMs: 30 * SECOND_MS, run: saferPlay.endPausedPlay },
			{ name: "saferPlay.tidy", everyMs: HOUR_MS, run: saferPlay.tidy },
		],
		exportParts: [{ name: "saferPlay", read: (playerId) => saferPlay.exportOf(database.reader, playerId) }],
		settle: saferPlay.settled,
	}),
});

function listenToIdentity(outbox: Outbox, saferPlay: SaferPlay): void {
	outbox.listen(playerRegistered, "saferPlay", "player", (tx, { playerId }) =>
		saferPlay.welcome(tx, readId(playerId) ?? 0n),
	);
	outbox.listen(exclusionCarried, "saferPlay", "money", (tx, { playerId, untilMs }) =>
		saferPlay.carryExclusion(tx, readId(playerId) ?? 0n, untilMs),
	);
	outbox.listen(exclusionLifted, "saferPlay", "money", (tx, { playerId }) =>
		saferPlay.liftExclusion(tx, readId(playerId) ?? 0n),
	);
}
