import type { Audit } from "@baize/audit/server";
import type { Identity } from "@baize/identity/server";
import { type Notifications, openAnnouncements } from "@baize/notifications/server";
import { defineModule, type Infrastructure, type Session } from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";

type Needs = Infrastructure & {
	audit: Audit;
	notifications: Notifications;
	identity: Identity;
	saferPlay: SaferPlay;
	nameOfOperator(session: Session): string;
};

/** Messages to many players: notifications sends them, and knows neither players nor who may get offers. */
export const announcementsModule = defineModule({
	name: "announcements",
	keys: ["notifications.unsubscribe"],
	open({ config, audit, notifications, identity, saferPlay, nameOfOperator, ...needs }: Needs) {
		const { database, clock, ids, outbox, secrets } = needs;
		return openAnnouncements({
			database,
			clock,
			ids,
			outbox,
			secrets,
			publicUrl: config.publicUrl,
			notifications,
			audit,
			nameOf: nameOfOperator,
			audience: { find: identity.findPlayer, read: identity.readPlayer, list: identity.listPlayers },
			consents: { has: identity.hasMarketingConsent, write: identity.setMarketingConsent },
			mayReceiveMarketing: saferPlay.mayReceiveMarketing,
			isOfferAllowed: async (playerId) => (await saferPlay.checkRegisters(playerId, "marketing")) === "allowed",
		});
	},
	parts: ({ bindings, mount }) => ({ bindings, mount }),
});
