import type { Identity } from "@baize/identity/server";
import { refuse, refuser } from "@baize/kernel/error";
import type { Minor } from "@baize/kernel/money";
import type { Reader, SignedInVisit } from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";
import { cashierErrors } from "../../contract/index.ts";
import type { DepositBlock } from "../ports.ts";

const refuseDeposit = refuser(cashierErrors);

type Ports = {
	identity: Pick<Identity, "checkDeposit" | "readDepositVerdict">;
	saferPlay: Pick<SaferPlay, "checkRegisters" | "restrictionOf" | "depositBlocks">;
	reader: Reader;
};

/**
 * Whether an account may deposit at all: not a second account of a player who is excluded on another, not one that an
 * operator must review first, and not one that a self-exclusion register lists, or that no register can confirm at
 * present.
 */
export const openDepositGate =
	({ identity, saferPlay, reader }: Ports) =>
	async ({ session: { playerId } }: SignedInVisit): Promise<void> => {
		const verdict = await identity.checkDeposit(playerId);
		if (verdict === "held") throw refuseDeposit("ACCOUNT_ON_HOLD");
		const register = verdict === "excluded" ? "listed" : await saferPlay.checkRegisters(playerId, "deposit");
		if (register === "unanswered") throw refuse("OUTSIDE_UNAVAILABLE");
		if (register !== "listed") return;
		const untilMs = (await saferPlay.restrictionOf(reader, playerId))?.untilMs ?? null;
		throw refuseDeposit("EXCLUDED", { untilMs, isCarried: true });
	};

/** What is known of the same, without a new check or a question to a register, and with the player's limits: for a page that shows all reasons at once. */
export const openDepositBlocks =
	({ identity, saferPlay, reader }: Ports) =>
	async ({ session: { playerId } }: SignedInVisit, minMinor: Minor): Promise<DepositBlock[]> => {
		const verdict = await identity.readDepositVerdict(reader, playerId);
		const own = await saferPlay.depositBlocks(reader, playerId, minMinor);
		return verdict === "held" ? [{ reason: "accountOnHold", untilMs: null }, ...own] : own;
	};
