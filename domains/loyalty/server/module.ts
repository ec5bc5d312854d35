import type { Audit } from "@baize/audit/server";
import type { Flags } from "@baize/flags/server";
import type { Identity } from "@baize/identity/server";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, loggedFinding } from "@baize/platform-server";
import type { Play } from "@baize/play/server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Sports } from "@baize/sports/server";
import type { Wallet } from "@baize/wallet/server";
import { openLoyalty } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & {
	audit: Audit;
	flags: Flags;
	ledger: Ledger;
	identity: Identity;
	wallet: Wallet;
	saferPlay: SaferPlay;
	play: Play;
	sports: Sports;
	notifications: Notifications;
};

const BUCKETS = 64;

/** One a minute, so that each has its turn in about an hour. */
const bucketAt = (nowMs: number): number => Math.floor(nowMs / MINUTE_MS) % BUCKETS;

export const loyaltyModule = defineModule({
	name: "loyalty",
	flags: ["loyalty", "loyaltyTierIcon", "pointsRedemption"],
	playerCalls,
	open: ({ database, clock, ids, audit, flags, identity, wallet, saferPlay, play, sports, notifications }: Needs) =>
		openLoyalty({
			database,
			clock,
			ids,
			audit,
			wallet,
			notifications,
			isOpen: flags.reader("loyalty"),
			mayRedeem: flags.reader("pointsRedemption"),
			excludedAmong: saferPlay.restrictedAmong,
			virtualBets: sports.virtualBets,
			marginOfGame: play.marginOfGame,
			readPlayer: identity.readPlayer,
		}),
	parts(loyalty, { clock, ledger }) {
		return {
			bindings: loyalty.bindings,
			exportParts: [{ name: "points", read: loyalty.exportOf }],
			jobs: [
				ledger.follow(loyalty.follower),
				{ name: "loyalty.expire", everyMs: HOUR_MS, run: loyalty.expireAll },
				{
					name: "loyalty.announceTiers",
					everyMs: MINUTE_MS,
					run: () => loyalty.announceTiers(bucketAt(clock.nowMs())),
				},
			],
			audits: [
				{
					name: "loyalty.auditPoints",
					everyMs: MINUTE_MS,
					async run(report) {
						const found = await loyalty.audit(bucketAt(clock.nowMs()));
						report(found.map(findingOf));
					},
				},
			],
		};
	},
});

type Difference = Awaited<ReturnType<ReturnType<typeof openLoyalty>["audit"]>>[number];

const findingOf = ({ playerId, storedMicro, summedMicro }: Difference) =>
	loggedFinding("the points of a player are the sum of the entries", {
		playerId,
		currency: "points",
		detail: `stored ${storedMicro}, summed ${summedMicro} millionths`,
	});
