import { randomBytes } from "node:crypto";
import type { Id } from "@baize/kernel/id";
import { currencyNumbered } from "@baize/kernel/money";
import type { Bus } from "@baize/platform-server";
import type { WalletState } from "../contract/index.ts";
import { currencyNumber } from "./posting/batch.ts";

/** A wallet that moved in another process. A listener that has cached less than `seq` must read it again. */
export type MovedElsewhere = { playerId: Id; currency: string; seq: bigint };

export type ChangeListener = {
	/** Committed in this process: the wallets as they are afterwards. */
	moved(states: readonly WalletState[]): void;
	movedElsewhere(wallets: readonly MovedElsewhere[]): void;
	/** Any wallet may have moved in another process without a message having arrived here. */
	missed?(): void;
};

/** Notifies listeners in this process at once, and the other processes by one message for each batch. */
export type Changes = {
	subscribe(listener: ChangeListener): void;
	moved(states: readonly WalletState[]): void;
	/** An earlier attempt moved them, and its answer was lost. */
	unseen(wallets: readonly MovedElsewhere[]): void;
};

const CHANNEL = "ledger_changed";
/** PostgreSQL refuses notifications of 8,000 bytes. */
const WALLETS_PER_MESSAGE = 200;
const RADIX = 36;

/** `bus` is for an installation of several processes; a single one needs none. */
export function openChanges(bus: Bus | undefined): Changes {
	const listeners: ChangeListener[] = [];
	const origin = randomBytes(6).toString("hex");

	bus?.subscribe(
		CHANNEL,
		(text) => {
			const [from, ...wallets] = text.split(" ");
			if (from === origin) return;
			const moved = wallets.map(readWallet).filter((wallet) => wallet !== undefined);
			for (const listener of listeners) listener.movedElsewhere(moved);
		},
		() => {
			for (const listener of listeners) listener.missed?.();
		},
	);

	function announce(wallets: readonly MovedElsewhere[]): void {
		if (!bus) return;
		for (let at = 0; at < wallets.length; at += WALLETS_PER_MESSAGE) {
			const part = wallets.slice(at, at + WALLETS_PER_MESSAGE);
			bus.publish(CHANNEL, `${origin} ${part.map(walletText).join(" ")}`);
		}
	}

	return {
		subscribe: (listener) => void listeners.push(listener),
		moved(states) {
			if (states.length === 0) return;
			for (const listener of listeners) listener.moved(states);
			announce(states);
		},
		unseen(wallets) {
			if (wallets.length === 0) return;
			for (const listener of listeners) listener.movedElsewhere(wallets);
			announce(wallets);
		},
	};
}

const walletText = ({ playerId, currency, seq }: MovedElsewhere): string =>
	`${playerId.toString(RADIX)}:${currencyNumber(currency)}:${seq.toString(RADIX)}`;

function readWallet(text: string): MovedElsewhere | undefined {
	const [player = "", number = "", seq = ""] = text.split(":");
	const currency = currencyNumbered(Number(number));
	return currency && { playerId: readNumber(player), currency: currency.code, seq: readNumber(seq) };
}

function readNumber(text: string): bigint {
	let number = 0n;
	for (const digit of text) number = number * BigInt(RADIX) + BigInt(Number.parseInt(digit, RADIX));
	return number;
}
