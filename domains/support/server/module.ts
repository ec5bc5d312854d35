import type { Audit } from "@baize/audit/server";
import type { MenuItem } from "@baize/content/contract";
import { audienceOf, type Content, type GeoVisibility, seenItems } from "@baize/content/server";
import type { Flags } from "@baize/flags/server";
import type { Identity } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { HOUR_MS } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import { defineModule, type Infrastructure, type Reader, type Visit } from "@baize/platform-server";
import { ANY_CHAT_TOPIC, type ContactPorts, openSupport } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & {
	audit: Audit;
	content: Content;
	flags: Flags;
	identity: Identity;
	notifications: Notifications;
	nameOfOperator: ContactPorts["nameOf"];
	geoVisibilityOf(visit: Visit): GeoVisibility;
};

/** The menu in which editors keep the subjects of the contact form. */
const SUBJECTS_MENU = "contact-subjects";

const subjectMenu = (content: Content, locale: Locale) =>
	content.snapshot().published("custom_menu", SUBJECTS_MENU, locale);

const textOf = ({ id, props: { text, title } }: MenuItem): string => text ?? title ?? id;

function subjectsFor({ content, geoVisibilityOf }: Pick<Needs, "content" | "geoVisibilityOf">, visit: Visit) {
	const menu = subjectMenu(content, visit.locale);
	const items = menu ? seenItems(menu, { isVisible: geoVisibilityOf(visit), audience: audienceOf(visit) }) : [];
	return Object.fromEntries(items.map((item) => [item.id, textOf(item)]));
}

function subjectIn(content: Content, locale: Locale, id: string): string | undefined {
	const item = subjectMenu(content, locale)?.fields.items.find((each) => each.id === id);
	return item && textOf(item);
}

export const supportModule = defineModule({
	name: "support",
	keys: ["support.forum.external-id", "support.chat.visitor", "support.chat.topic"],
	publicTopics: [ANY_CHAT_TOPIC],
	flags: ["liveChat"],
	playerCalls,
	open: ({
		config,
		database,
		clock,
		ids,
		secrets,
		random,
		stream,
		audit,
		content,
		flags,
		identity,
		notifications,
		nameOfOperator,
		geoVisibilityOf,
	}: Needs) =>
		openSupport({
			database,
			clock,
			ids,
			secrets,
			audit,
			notifications,
			nameOf: nameOfOperator,
			staffMail: config.supportMail,
			officeUrl: config.office.url,
			publicUrl: config.publicUrl,
			subjectsFor: (visit) => subjectsFor({ content, geoVisibilityOf }, visit),
			subjectIn: (locale, id) => subjectIn(content, locale, id),
			chat: {
				random,
				stream,
				readPlayer: identity.readPlayer,
				hours: config.chatHours,
				isOn: flags.reader("liveChat"),
				chatwoot: config.chatwoot,
			},
			forum: config.forum,
			async readMember(reader: Reader, playerId: Id) {
				const player = await identity.readPlayer(reader, playerId);
				// An account begins with the confirmation of its e-mail.
				return player && { email: player.email, nickname: player.nickname, isEmailConfirmed: true };
			},
		}),
	parts: ({ bindings, exportOf, exportChatsOf, tidy }) => ({
		bindings,
		jobs: [{ name: "support.tidy", everyMs: HOUR_MS, run: tidy }],
		exportParts: [
			{ name: "contactMessages", read: exportOf },
			{ name: "chats", read: exportChatsOf },
		],
	}),
});
