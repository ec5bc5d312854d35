import pg from "pg";
import { type EndedTransaction, isEndOfTransaction } from "./transaction-limits.ts";

type Answer = Promise<unknown> | undefined;
type Query = (...args: unknown[]) => Answer;

const OVERDUE = "Query read timeout";

/**
 * A connection with a late answer (`query_timeout`) is cut: the driver alone would drop the query, and the next one,
 * perhaps in the same transaction, would get its answer. The database undoes the open transaction. Emits
 * `transactionEnded` once if the database ends a transaction, whether or not a statement is running.
 */
export class TimedClient extends pg.Client {
	#lastStatement = "";

	constructor(config?: string | pg.ClientConfig) {
		super(config);
		const query = this.query.bind(this) as Query;
		this.query = ((...args: unknown[]): Answer => {
			this.#lastStatement = textOf(args[0]);
			const answer = query(...args);
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
		// From now on the pool does not hand it out; then it is cut, because an answer is still expected on it.
		void this.end().catch(() => {});
	}
}

/** Without the values, which are sent separately. */
const textOf = (query: unknown): string =>
	typeof query === "string" ? query : String((query as { text?: string } | undefined)?.text ?? "");
