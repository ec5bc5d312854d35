import type { Audit } from "@baize/audit/server";
import type { Flags } from "@baize/flags/server";
import type { Identity } from "@baize/identity/server";
import { ID_PATTERN } from "@baize/kernel/id";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure, loggedFinding } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import { BETS_TOPIC, EVENTS_TOPIC, pricesTopic } from "../contract/index.ts";
import { openSports, type SportsPorts } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & {
	audit: Audit;
	flags: Flags;
	identity: Identity;
	wallet: Wallet;
	eligibilityBlockOf: SportsPorts["eligibilityBlockOf"];
};

const AFTER_FIRST_PAGES_MS = 2 * SECOND_MS;

const ANY_ID = ID_PATTERN.replace(/^\^|\$$/g, "");

export const sportsModule = defineModule({
	name: "sports",
	keys: ["matchday seeds"],
	privateTopics: [BETS_TOPIC],
	publicTopics: [EVENTS_TOPIC, pricesTopic(ANY_ID)],
	flags: ["cashierDeposit", "sportsBetting"],
	playerCalls,
	async open({ config, audit, flags, identity, wallet, eligibilityBlockOf, ...needs }: Needs) {
		const { database, clock, ids, log, outbox, stream, bus, random, secrets } = needs;
		const isOpen = flags.reader("sportsBetting");
		const sports = await openSports({
			database,
			clock,
			ids,
			log,
			outbox,
			stream,
			bus,
			random,
			secrets,
			wallet,
			audit,
			readPlayer: identity.readPlayer,
			feed: config.sportsFeed,
			eligibilityBlockOf: (visit) => (isOpen() ? eligibilityBlockOf(visit) : "closed"),
		});
		wallet.nameSubjects("sports", async (subjects, { playerId }) => {
			const betIds = [...new Set(subjects.map(({ reference }) => reference))];
			const names = await sports.namesOfBets(playerId, betIds);
			return new Map(
				subjects.flatMap(({ opId, reference }) => {
					const name = names.get(reference);
					return name === undefined ? [] : [[opId, name] as const];
				}),
			);
		});
		return sports;
	},
	parts: (sports) => ({
		bindings: sports.bindings,
		exportParts: [
			{ name: "bets", read: sports.exportOf },
			{ name: "freeBets", read: sports.freeBetsOf },
		],
		jobs: [
			{
				name: "sports.feed",
				everyMs: sports.feedIntervalMs,
				// A later start has events to show; its first pages come before what the feed has new.
				firstInMs: sports.onOffer("sports", 1).length === 0 ? 0 : AFTER_FIRST_PAGES_MS,
				run: sports.refreshFeed,
			},
			{ name: "sports.forget", everyMs: HOUR_MS, run: sports.deleteOldMatches },
		],
		audits: [
			{
				name: "sports.auditBets",
				everyMs: MINUTE_MS,
				async run(report) {
					const findings = await sports.auditBets();
					report(findings.map((each) => loggedFinding("stakes at risk equal the sum of the open bets", each)));
				},
			},
		],
		close: sports.stop,
	}),
});
