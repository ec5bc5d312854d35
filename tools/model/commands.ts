import type { Ledger } from "@baize/ledger/server";
import type { GuardedModel } from "@baize/ledger/testing";
import type { Database, Tx } from "@baize/platform-server";
import type { Action, Cut } from "./sequence.ts";

export type BonusAction = Extract<Action, { do: "grant" | "activate" | "remove" }>;
type Books = { database: Database; ledger: Ledger };

class ProcessLost extends Error {}

/**
 * A command whose process is lost as `cut` says, and which the caller repeats then. Answers what it answered at last.
 */
async function repeated<Answer>(database: Database, cut: Cut, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
	if (cut === "before the commit")
		await database
			.transaction(async (tx) => {
				await work(tx);
				throw new ProcessLost();
			})
			.catch((error: unknown) => {
				if (!(error instanceof ProcessLost)) throw error;
			});
	if (cut === "after the commit") await database.transaction(work);
	return database.transaction(work);
}

/** The status that the ledger answers to a command for a bonus. */
export async function carryOut({ database, ledger: { bonuses } }: Books, action: BonusAction): Promise<string> {
	const answer = await repeated<{ status: string }>(database, action.cut, (tx) => {
		if (action.do === "grant") return bonuses.grant(tx, action.command);
		if (action.do === "activate") return bonuses.activate(tx, action.command);
		return bonuses.remove(tx, action.command);
	});
	return answer.status;
}

/** The same in the model. */
export function modelled(model: GuardedModel, action: BonusAction): string {
	if (action.do === "activate") return model.activate(action.command);
	if (action.do === "remove") return model.remove(action.command);
	model.grant(action.command);
	return "done";
}
