import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLog, readConfig } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { expect, it } from "vitest";
import { openComposition } from "./index.ts";

/** The queue of a new job is a decision: money jobs must never wait for jobs of the queues below. */
const QUEUES = {
	money: [
		"cashier.capture",
		"cashier.payOut",
		"cashier.sandboxCallback",
		"cashier.sandboxPayout",
		"cashier.transferArrives",
		"identity.detailsChanged>verification.document",
		"identity.exclusionCarried>saferPlay",
		"identity.exclusionLifted>saferPlay",
		"identity.payoutsFrozen>cashier.freeze",
		"identity.payoutsUnfrozen>cashier.unfreeze",
		"identity.playerRegistered>wallet",
		"sports.settleEvent",
	],
	player: [
		"cashier.forgetCard",
		"cashier.paymentChanged>cashier.tell",
		"cashier.transferChanged>cashier.notifyTransfer",
		"content.changed>content",
		"identity.accountClosed>cashier.dropCards",
		"identity.accountClosed>notifications.push",
		"identity.loggedIn>identity.signIns",
		"identity.loggedOut>notifications.push",
		"identity.loggedOut>play.providedGames",
		"identity.phoneChanged>verification.phone",
		"identity.playerRegistered>referral",
		"identity.playerRegistered>saferPlay",
		"identity.recover",
		"identity.register",
		"identity.resend",
		"notifications.deliver",
		"notifications.push",
		"verification.ask",
		"verification.documentDecided>verification.tell",
	],
	bulk: ["identity.export", "notifications.deliverBulk", "notifications.pushBulk", "notifications.spread"],
};

it("every job of the site stands in the queue of its urgency", async () => {
	const database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-jobs-")) });
	const composition = await openComposition({ config, clock: settableClock(), database, log: openLog("silent") });
	const queued: Record<string, string[]> = { money: [], player: [], bulk: [] };
	for (const { name, urgency } of composition.domains.outbox.jobs()) queued[urgency]?.push(name);
	for (const names of Object.values(queued)) names.sort();
	expect(queued).toEqual(QUEUES);
	await composition.stop();
	await database.close();
});
