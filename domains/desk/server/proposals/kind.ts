import type { Id } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import type { EffectLine, ProposalRole } from "../../contract/index.ts";

/** What a proposal would change, and what it is judged on: if that is another at its approval, it has expired. */
export type Judged = { effect: readonly EffectLine[]; state: unknown };

export type Operator = { readonly id: Id; readonly name: string };
export type Approval = {
	readonly proposalId: Id;
	readonly reason: string;
	readonly proposedBy: Operator;
	readonly approvedBy: Operator;
	readonly ip: string;
};

/** Something that two people do. The domain that does it defines it once, and the desk calls it. */
export type ProposalKind<Input extends Record<string, unknown>> = {
	/** Its texts are `proposals.kinds.<name>` and those that its effect names. */
	name: string;
	/** Who may propose, see and approve it. */
	role: ProposalRole;
	/** Locks what it is judged on, so that nothing of it changes between the judgement and the act. */
	lock?(tx: Tx, input: Input): Promise<unknown>;
	/** What it would do now. A refusal says that it cannot be done. */
	judge(reader: Reader, input: Input): Promise<Judged>;
	/** Does it, in the transaction of the approval; what locks a wallet comes last. A refusal says that it has expired. */
	carryOut(tx: Tx, input: Input, approval: Approval): Promise<void>;
	/** Whose money or account it is about. */
	playerOf?(input: Input): Id;
};

export type AnyKind = ProposalKind<Record<string, unknown>>;
