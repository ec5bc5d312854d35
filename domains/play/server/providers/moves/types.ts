import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import type { Database, Tx } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import { PAM_ERRORS, type PamErrorName } from "../pam/errors.ts";
import type { Transaction } from "../pam/read-transaction.ts";
import type { Policies } from "../policies.data.ts";
import type { MoveRow } from "./store.ts";

export type MovePorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	wallet: Pick<Wallet, "cash" | "stakeRound" | "settleRound" | "winRound" | "voidRound" | "payPrize" | "standing">;
};

/** A transaction of a provider for a player, and what is known of the session in which it comes. */
export type Asked = {
	transaction: Transaction;
	playerId: Id;
	policies: Policies;
	/** Our number of the game; of a bet that of its session. Undefined: as the bet has it. */
	gameNumber: number | undefined;
	/** Why no bet is taken in this session now; undefined where one is. */
	noBet: PamErrorName | undefined;
	/** Why no win is paid. */
	noWin: PamErrorName | undefined;
};

/** What a step of the transaction has done; `state` is that of its row. */
export type Step = {
	state: MoveRow["state"];
	cashAfterMinor: Minor;
	betId?: Id | null;
	/** Of a win or a cancel: that of the bet. */
	gameNumber?: number;
	isOver?: boolean;
	/** What is answered, though the row stays. */
	error?: PamErrorName | null;
};

/** In one transaction, in which nothing else of the player moves at this provider. `opId` is the id of its row. */
export type MoveIn = MovePorts & { tx: Tx; opId: Id };

export type Moved =
	| { status: "done"; transactionId: Id; cashMinor: Minor }
	| { status: "refused"; error: PamErrorName; cashMinor: Minor };

/** Rolls everything back: nothing was recorded, and the same id may come again. */
export class NotMoved extends Error {
	readonly error: PamErrorName;
	constructor(error: PamErrorName) {
		super(`nothing moved: ${PAM_ERRORS[error]}`);
		this.error = error;
	}
}
