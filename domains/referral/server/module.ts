import type { Audit } from "@baize/audit/server";
import type { Flags } from "@baize/flags/server";
import { playerRegistered } from "@baize/identity/contract";
import type { Identity } from "@baize/identity/server";
import { readId } from "@baize/kernel/id";
import { drawsOf } from "@baize/kernel/random";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import { openReferral } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & { audit: Audit; flags: Flags; identity: Identity };

export const referralModule = defineModule({
	name: "referral",
	flags: ["referralCheck"],
	playerCalls,
	open({ config, database, clock, ids, random, outbox, audit, flags, identity }: Needs) {
		const referral = openReferral({
			database,
			clock,
			ids,
			audit,
			draws: drawsOf(random),
			publicUrl: config.publicUrl,
			allowedDays: config.referralDays,
			isReferringSiteChecked: flags.reader("referralCheck"),
			readPlayers: identity.readPlayers,
			isSamePerson: identity.isSamePerson,
		});
		outbox.listen(playerRegistered, "referral", "player", (tx, { playerId, arrival }) =>
			referral.attribute(tx, readId(playerId)!, arrival),
		);
		return referral;
	},
	parts: ({ bindings, pageCookies, exportOf }) => ({
		bindings,
		pageCookies,
		exportParts: [{ name: "referral", read: exportOf }],
	}),
});
