import { readId } from "@baize/kernel/id";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { type DocumentDecided, documentDecided } from "../contract/index.ts";
import { ASK_JOB, askedInJob, askProvider } from "./hear-provider.ts";
import type { House } from "./house.ts";
import { mailOf } from "./mails.ts";
import { deleteOldFiles } from "./retention.ts";

/** What the room does on hearing something, and by the clock. */
export function subscribe(house: House): void {
	house.outbox.work(ASK_JOB, (payload) => askedInJob(house, payload));
	house.outbox.listen(documentDecided, "verification.tell", (tx, decided) => write(house, tx, decided));
	house.rounds.every(MINUTE_MS, "verification.askProvider", () => askProvider(house));
	house.rounds.every(HOUR_MS, "verification.deleteOldFiles", async () => void (await deleteOldFiles(house)));
}

async function write(house: House, tx: Tx, decided: DocumentDecided): Promise<void> {
	const player = await house.players.readPlayer(tx, readId(decided.playerId)!);
	const mail = player && mailOf(decided, player.language, house.publicUrl);
	if (mail) await house.notifications.sendMail(tx, { to: player.email, locale: player.language, ...mail });
}
