import pg from "pg";

type Answer = Promise<unknown> | undefined;
type Ask = (...asked: unknown[]) => Answer;

const OVERDUE = "Query read timeout";

/**
 * A connection on which an answer is overdue (`query_timeout`) is cut: the driver alone would forget the question, and
 * the next one, perhaps in the same transaction, would be given its answer. The database undoes what was under way.
 */
export class TimedClient extends pg.Client {
	constructor(config?: string | pg.ClientConfig) {
		super(config);
		const ask = this.query.bind(this) as Ask;
		this.query = ((...asked: unknown[]): Answer => {
			const answer = ask(...asked);
			if (answer instanceof Promise) answer.catch((error: Error) => this.#cutIfOverdue(error));
			return answer;
		}) as never;
	}

	#cutIfOverdue({ message }: Error): void {
		if (message !== OVERDUE) return;
		// At once no longer one that a pool lends, and then cut, because an answer is still expected on it.
		void this.end().catch(() => {});
	}
}
