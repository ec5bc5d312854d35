import { rmSync } from "node:fs";
import { join } from "node:path";
import { openIds } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { openNotifications } from "@baize/notifications/server";
import {
	type Database,
	MAX_JOBS_AT_ONCE,
	migrate,
	migrateOutbox,
	openDatabase,
	openLog,
	openOutbox,
	sqlFiles,
	startEmbedded,
} from "@baize/platform-server";
import { atMost, type Figure } from "./measure.ts";
import { newFolder } from "./processes.ts";
import { type Delays, openSettlements, percentile } from "./settlements.ts";

const MAILS = 100_000;
/** A typical mail server. A slower one would only occupy the workers of its own queue for longer. */
const MAIL_MS = 50;
const ALONE_SECONDS = 15;
const BESIDE_SECONDS = 40;
const GOAL_SECONDS = 1;

const DOMAINS = new URL("../../domains", import.meta.url).pathname;

/**
 * A stream of settlements, each from its result to the paid bet: alone, and while mails to 100,000 players are written
 * and sent. Both in one run, through the same entry points that the site uses.
 */
export async function jobs(): Promise<Figure[]> {
	const folder = newFolder();
	const server = await startEmbedded(join(folder, "postgres"));
	const database = openDatabase(server.url);
	await migrateOutbox(database);
	await migrate(database.reader, sqlFiles(DOMAINS));
	const outbox = openOutbox(database, openLog("silent"));
	const settlements = await openSettlements(database, outbox);
	const bulk = openBulk(database, outbox);
	try {
		await settlements.prepare(ALONE_SECONDS + BESIDE_SECONDS);
		await outbox.start();
		const alone = await settlements.run(ALONE_SECONDS);
		const startedMs = performance.now();
		const written = bulk.write().then(() => (performance.now() - startedMs) / 1_000);
		const beside = await settlements.run(BESIDE_SECONDS);
		const sent = bulk.countSent();
		return figuresOf(alone, beside, `written in ${(await written).toFixed(1)} s, ${sent} sent meanwhile`);
	} finally {
		await outbox.stop();
		await settlements.close();
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

function figuresOf(alone: Delays, beside: Delays, about: string): Figure[] {
	const late = (Math.max(...beside) - percentile(alone, 0.5)) / 1_000;
	return [
		atMost(
			"a settlement's wait for a bulk send of 100,000",
			late,
			GOAL_SECONDS,
			"s",
			`the slowest of ${beside.length} less the median alone; alone ${textOf(alone)}, beside ${textOf(beside)}; ${about}`,
		),
	];
}

const textOf = (delays: Delays): string =>
	`p50 ${percentile(delays, 0.5).toFixed(0)}, p99 ${percentile(delays, 0.99).toFixed(0)}, max ${Math.max(...delays).toFixed(0)} ms`;

const TEXT = { subject: "News", text: "Dear player, there is something new on the site. {link}" };

/** Mails to many players, one transaction per batch, through a mail server that takes some time. */
function openBulk(database: Database, outbox: ReturnType<typeof openOutbox>) {
	let sent = 0;
	const notifications = openNotifications({
		database,
		clock: systemClock,
		ids: openIds(systemClock, 2),
		outbox,
		mail: {
			retainsText: false,
			async send() {
				await new Promise((resolve) => setTimeout(resolve, MAIL_MS));
				sent += 1;
			},
		},
	});
	const mailTo = (player: number) => ({
		to: `player-${player}@baize.test`,
		template: { en: TEXT, es: TEXT, ar: TEXT },
		locale: "en" as const,
		values: { link: "https://baize.test/en" },
	});
	return {
		countSent: () => sent,
		async write() {
			for (let first = 0; first < MAILS; first += MAX_JOBS_AT_ONCE) {
				const mails = Array.from({ length: MAX_JOBS_AT_ONCE }, (_, at) => mailTo(first + at));
				await database.transaction((tx) => notifications.sendBulkMails(tx, mails));
			}
		},
	};
}
