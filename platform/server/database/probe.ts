import pg from "pg";

/** Asks the database whether it answers, on a connection of its own: however busy the others are. */
export type Probe = {
	/** At most one question at a time; whoever asks meanwhile is given its answer. */
	answers(): Promise<boolean>;
	close(): Promise<void>;
};

/** Whoever looks after the site wants to know within a second. */
const PATIENCE_MS = 800;

export function openProbe(url: string, patienceMs = PATIENCE_MS): Probe {
	let client: pg.Client | undefined;
	let asking: Promise<boolean> | undefined;

	async function connected(): Promise<pg.Client> {
		if (client) return client;
		const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs, keepAlive: true });
		opened.on("error", () => forget(opened));
		opened.on("end", () => forget(opened));
		client = opened;
		await opened.connect();
		return opened;
	}

	function forget(one: pg.Client): void {
		if (client === one) client = undefined;
	}

	/** What is asked of a connection that was late would stand behind the answer that is late. */
	function giveUp(): void {
		const late = client;
		client = undefined;
		late?.connection.stream.destroy();
	}

	async function ask(): Promise<boolean> {
		const isLate = new Promise<"late">((resolve) => setTimeout(resolve, patienceMs, "late").unref());
		const answered = connected().then((opened) => opened.query("select 1"));
		const outcome = await Promise.race([answered, isLate]).catch(() => "late" as const);
		answered.catch(() => {});
		if (outcome !== "late") return true;
		giveUp();
		return false;
	}

	return {
		answers() {
			asking ??= ask().finally(() => {
				asking = undefined;
			});
			return asking;
		},
		async close() {
			giveUp();
		},
	};
}
