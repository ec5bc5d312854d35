import pg from "pg";
import { type EndedTransaction, isEndOfTransaction } from "./transaction-limits.ts";

type Answer = Promise<unknown> | undefined;
type Ask = (...asked: unknown[]) => Answer;

const OVERDUE = "Query read timeout";

/**
 * A connection on which an answer is overdue (`query_timeout`) is cut: the driver alone would forget the question, and
 * the next one, perhaps in the same transaction, would be given its answer. The database undoes what was under way.
 * Emits `transactionEnded` once where the database ends a transaction, whether or not a statement is under way.
 */
export class TimedClient extends pg.Client {
	#lastStatement = "";

	constructor(config?: string | pg.ClientConfig) {
		super(config);
		const ask = this.query.bind(this) as Ask;
		this.query = ((...asked: unknown[]): Answer => {
			this.#lastStatement = textOf(asked[0]);
			const answer = ask(...asked);
			if (answer instanceof Promise)
				answer.catch((error: Error) => {
					this.#cutIfOverdue(error);
					this.#emitIfEnded(error);
				});
			return answer;
		}) as never;
		this.on("error", (error) => this.#emitIfEnded(error));
	}

	#emitIfEnded({ code: sqlState }: Error & { code?: string }): void {
		if (!isEndOfTransaction(sqlState)) return;
		const ended: EndedTransaction = { sqlState, lastStatement: this.#lastStatement };
		this.emit("transactionEnded", ended);
	}

	#cutIfOverdue({ message }: Error): void {
		if (message !== OVERDUE) return;
		// At once no longer one that a pool lends, and then cut, because an answer is still expected on it.
		void this.end().catch(() => {});
	}
}

/** Without the values, which are sent apart. */
const textOf = (asked: unknown): string =>
	typeof asked === "string" ? asked : String((asked as { text?: string } | undefined)?.text ?? "");
