import type { Audit } from "@baize/audit/server";
import type { Flags } from "@baize/flags/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import { playerRegistered } from "@baize/identity/contract";
import type { Identity } from "@baize/identity/server";
import type { Jackpots } from "@baize/jackpots/server";
import { readId } from "@baize/kernel/id";
import { drawsOf } from "@baize/kernel/random";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure, loggedFinding, openOutgoing } from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Wallet } from "@baize/wallet/server";
import { REWARD_PLANS } from "../contract/index.ts";
import { openReferral } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & {
	audit: Audit;
	flags: Flags;
	identity: Identity;
	ledger: Ledger;
	wallet: Wallet;
	saferPlay: SaferPlay;
	generalLedger: GeneralLedger;
	jackpots: Jackpots;
	/** Whether the law where an address is asks for consent before an arrival is remembered. */
	asksBeforeTracking(ip: string): boolean;
};

const BEGIN_EVERY_MS = 10 * SECOND_MS;
const POSTBACKS_EVERY_MS = 5 * SECOND_MS;

export const referralModule = defineModule({
	name: "referral",
	keys: ["affiliate postbacks"],
	flags: ["referralCheck", "promotionPayouts"],
	playerCalls,
	open({ config, database, clock, ids, log, random, outbox, audit, secrets, ...needs }: Needs) {
		const { flags, identity, ledger, wallet, saferPlay, generalLedger, jackpots } = needs;
		const referral = openReferral({
			database,
			clock,
			ids,
			log,
			audit,
			draws: drawsOf(random),
			publicUrl: config.publicUrl,
			allowedDays: config.referralDays,
			asksBeforeTracking: needs.asksBeforeTracking,
			isReferringSiteChecked: flags.reader("referralCheck"),
			mayPay: flags.reader("promotionPayouts"),
			readPlayers: identity.readPlayers,
			isSamePerson: identity.isSamePerson,
			linksOf: identity.linksOf,
			lockPlayer: identity.lockPlayer,
			restrictedAmong: saferPlay.restrictedAmong,
			ledger,
			wallet,
			books: generalLedger,
			namesOf: identity.namesOf,
			jackpotRate: jackpots.rateOf,
			rewardPlans: REWARD_PLANS,
			outgoing: openOutgoing(),
			postbackKey: () => secrets.keyFor("affiliate postbacks"),
		});
		wallet.nameSubjects("promotions", referral.nameRewards);
		outbox.listen(playerRegistered, "referral", "player", (tx, { playerId, arrival }) =>
			referral.attribute(tx, readId(playerId)!, arrival),
		);
		return referral;
	},
	parts: ({ bindings, pageCookies, arrived, settle, exportOf, follower, ...referral }, { ledger }) => ({
		bindings,
		pageCookies,
		arrived,
		settle,
		exportParts: [{ name: "referral", read: exportOf }],
		jobs: [
			ledger.follow(follower),
			{ name: "referral.begin", everyMs: BEGIN_EVERY_MS, run: referral.beginPlayers },
			{ name: "referral.rewards", everyMs: MINUTE_MS, run: referral.settleRewards },
			{ name: "referral.postbacks", everyMs: POSTBACKS_EVERY_MS, run: referral.deliverPostbacks },
			{ name: "referral.deleteOldPostbacks", everyMs: HOUR_MS, run: referral.deleteOldPostbacks },
			{ name: "referral.statements", everyMs: HOUR_MS, run: referral.computeStatements },
		],
		audits: [
			{
				name: "referral.auditHours",
				everyMs: MINUTE_MS,
				async run(report) {
					const found = await referral.auditHours();
					report(found.map((each) => loggedFinding("an affiliate's hours are a recount of the journal", each)));
				},
			},
		],
	}),
});
