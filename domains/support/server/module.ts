import type { Audit } from "@baize/audit/server";
import type { Content } from "@baize/content/server";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, type Reader } from "@baize/platform-server";
import { type ContactPorts, openSupport } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & {
	audit: Audit;
	content: Content;
	identity: Identity;
	notifications: Notifications;
	nameOfOperator: ContactPorts["nameOf"];
};

/** The menu in which editors keep the subjects of the contact form. */
const SUBJECTS_MENU = "contact-subjects";

function subjectsIn(content: Content, locale: Locale): Record<string, string> {
	const items = content.snapshot().published("custom_menu", SUBJECTS_MENU, locale)?.fields.items ?? [];
	return Object.fromEntries(items.map(({ id, props: { text } }) => [id, text ?? id]));
}

export const supportModule = defineModule({
	name: "support",
	keys: ["support.forum.external-id"],
	playerCalls,
	open: ({
		config,
		database,
		clock,
		ids,
		secrets,
		scheduler,
		audit,
		content,
		identity,
		notifications,
		nameOfOperator,
	}: Needs) =>
		openSupport({
			database,
			clock,
			ids,
			secrets,
			scheduler,
			audit,
			notifications,
			nameOf: nameOfOperator,
			staffMail: config.supportMail,
			officeUrl: config.office.url,
			publicUrl: config.publicUrl,
			subjectsIn: (locale) => subjectsIn(content, locale),
			forum: config.forum,
			async readMember(reader: Reader, playerId: Id) {
				const player = await identity.readPlayer(reader, playerId);
				// An account begins with the confirmation of its e-mail.
				return player && { email: player.email, nickname: player.nickname, isEmailConfirmed: true };
			},
		}),
	parts: ({ bindings, exportOf }) => ({
		bindings,
		exportParts: [{ name: "contactMessages", read: exportOf }],
	}),
});
