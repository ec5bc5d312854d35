import pg from "pg";

/** Checks whether the database answers, on a separate connection, so that the load of the others does not matter. */
export type Probe = {
	/** At most one query at a time; callers that come meanwhile share its result. */
	answers(): Promise<boolean>;
	close(): Promise<void>;
};

/** Health checks want an answer within a second. */
const TIMEOUT_MS = 800;

export function openProbe(url: string, timeoutMs = TIMEOUT_MS): Probe {
	let client: pg.Client | undefined;
	let pending: Promise<boolean> | undefined;

	async function connected(): Promise<pg.Client> {
		if (client) return client;
		const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, keepAlive: true });
		opened.on("error", () => drop(opened));
		opened.on("end", () => drop(opened));
		client = opened;
		await opened.connect();
		return opened;
	}

	function drop(one: pg.Client): void {
		if (client === one) client = undefined;
	}

	/** The next query on a late connection would wait behind the late answer. */
	function giveUp(): void {
		const late = client;
		client = undefined;
		late?.connection.stream.destroy();
	}

	async function query(): Promise<boolean> {
		const isLate = new Promise<"late">((resolve) => setTimeout(resolve, timeoutMs, "late").unref());
		const answered = connected().then((opened) => opened.query("select 1"));
		const outcome = await Promise.race([answered, isLate]).catch(() => "late" as const);
		answered.catch(() => {});
		if (outcome !== "late") return true;
		giveUp();
		return false;
	}

	return {
		answers() {
			pending ??= query().finally(() => {
				pending = undefined;
			});
			return pending;
		},
		async close() {
			giveUp();
		},
	};
}
