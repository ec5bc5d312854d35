import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { sql } from "kysely";
import { sendTransfer, type TransferView, takeTransfer } from "../contract/index.ts";
import type { CashierPorts, FoundPlayer } from "../server/index.ts";
import { aRequestId, PROVED } from "./payments.ts";
import { openTestCashier } from "./test-app.ts";
import type { Person, TestCashier } from "./types.ts";

/** Whom an address names, and what stands against them; both are empty at first. */
export type Neighbours = {
	byAddress: Map<string, FoundPlayer>;
	ports: CashierPorts["transfers"];
};

/** A cashier whose players are found by their addresses. */
export async function openTestTransfers(changed: Partial<CashierPorts> = {}): Promise<TestCashier & Neighbours> {
	const byAddress = new Map<string, FoundPlayer>();
	const ports: CashierPorts["transfers"] = {
		lockPlayer: async (tx, id) => void (await sql`select pg_advisory_xact_lock(${id})`.execute(tx)),
		findPlayer: async (_reader, address) => byAddress.get(address),
		isSamePerson: async () => false,
		restrictionOf: async () => null,
		depositVerdict: async () => "free",
		isOffered: async () => true,
	};
	const app = await openTestCashier({ transfers: ports, ...changed });
	return { ...app, byAddress, ports };
}

/** A player with this much cash, who is found by the address in the answer. */
export async function aNamedPlayer(
	app: TestCashier & Neighbours,
	cashMinor = 0n,
	over: Partial<FoundPlayer> = {},
): Promise<Person & { address: string; playerId: Id }> {
	const person = await app.player(cashMinor);
	const { playerId, currency } = person.session;
	const address = `p${playerId}@baize.test`;
	app.byAddress.set(address, { playerId, displayName: "Bea Kind", currency, isDisabled: false, ...over });
	return { ...person, address, playerId };
}

export const aTransfer = (
	from: Person,
	to: string,
	amountMinor = 2_000,
	requestId = aRequestId(),
): Promise<TransferView> =>
	from.call(sendTransfer, { headers: PROVED, params: from.params, body: { to, amountMinor, requestId } });

/** A transfer that can be taken: the hold of a new receiver is over. */
export async function aReadyTransfer(app: TestCashier, from: Person, to: string, amountMinor = 2_000): Promise<string> {
	const { transferId } = await aTransfer(from, to, amountMinor);
	app.clock.set(app.clock.nowMs() + DAY_MS);
	return transferId;
}

export const take = (by: Person, transfer: string): Promise<TransferView> =>
	by.call(takeTransfer, { params: { ...by.params, transfer } });
