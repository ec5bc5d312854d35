import type { Id } from "@baize/kernel/id";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { type Minor, toWire } from "@baize/kernel/money";
import { type Binding, retryOnContention, type Tx } from "@baize/platform-server";
import type { FundWhy } from "@baize/wallet/contract";
import type { WhySource } from "@baize/wallet/server";
import type { GrantView } from "../contract/index.ts";
import { endOverdue, ownInForce } from "./bonus.ts";
import { grantSpinsIn, takeBackIn } from "./grant.ts";
import type { SpinsPorts } from "./ports.ts";
import { spinsRoutes } from "./routes.ts";
import { readGrant } from "./store.ts";
import type { SpinRound, SpinsGrant, SpinsGranted, TakingBack } from "./types.ts";
import { type Used, useSpin } from "./use-spin.ts";
import { ownGrants } from "./views.ts";

export type { SpinsPorts } from "./ports.ts";
export type { SpinRound, SpinsGrant, SpinsGranted, TakingBack } from "./types.ts";
export type { Used } from "./use-spin.ts";

export type Spins = {
	/** Grants spins, once for each key of the player. Without a transaction it makes its own. */
	grant(asked: SpinsGrant, tx?: Tx): Promise<SpinsGranted>;
	/** Takes back what is not used, in the caller's transaction. False where nothing is left. */
	takeBack(tx: Tx, taking: TakingBack): Promise<boolean>;
	/** The flag: while it is off, no spin is used. */
	isOpen(): boolean;
	/** What each spin of a grant stakes, and how its wins are paid; undefined where the player has no such grant. */
	read(playerId: Id, grantId: Id): Promise<{ stakeMinor: Minor; as: "cash" | "bonus" } | undefined>;
	/** Uses a spin for a round and posts the round: both are recorded, or neither. For the domain that plays the rounds. */
	use(round: SpinRound): Promise<Used>;
	/** Removes bonus money from wins that was not wagered in time. */
	endOverdue(): Promise<void>;
	/** Why bonus money from wins cannot be withdrawn. */
	whys: WhySource;
	/** A player's spins, for the copy of their data. */
	exportOf(playerId: Id): Promise<GrantView[]>;
	bindings: Binding[];
};

export function openSpins(ports: SpinsPorts): Spins {
	const { database } = ports;
	return {
		grant: (asked, tx) =>
			tx
				? grantSpinsIn(ports, tx, asked)
				: retryOnContention(() => database.transaction((own) => grantSpinsIn(ports, own, asked))),
		takeBack: (tx, taking) => takeBackIn(ports, tx, taking),
		isOpen: ports.isOpen,
		async read(playerId, grantId) {
			const row = await readGrant(database.reader, { playerId, grantId });
			return row && { stakeMinor: row.stake_minor, as: row.wins.as };
		},
		use: (round) => useSpin(ports, round),
		endOverdue: () => endOverdue(ports),
		whys: (playerId, currency) => whysOf(ports, playerId, currency),
		exportOf: (playerId) => ownGrants(ports, playerId, DEFAULT_LOCALE),
		bindings: spinsRoutes(ports),
	};
}

const THOUSAND = 1_000n;

async function whysOf(ports: SpinsPorts, playerId: Id, currency: string): ReturnType<WhySource> {
	const active = await ownInForce(ports, ports.database.reader, playerId, currency);
	if (!active) return {};
	const leftMinor = (active.leftX1000 + THOUSAND - 1n) / THOUSAND;
	const why: FundWhy = {
		code: "wageringUnmet",
		by: "site",
		untilMs: active.untilMs,
		because: [{ fact: "leftToWager", amountMinor: toWire(leftMinor) }],
		changedBy: [{ call: "giveUpSpinsBonus" }],
	};
	return { bonus: [why] };
}
