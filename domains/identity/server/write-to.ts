import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { type MailTemplate, type TemplateValues, withNotMe } from "@baize/notifications/server";
import type { Tx } from "@baize/platform-server";
import type { Notice } from "../contract/index.ts";
import { notMeLink } from "./not-me-link.ts";
import type { Parts } from "./ports.ts";

type Reader = { email: string; language: Locale };

/** A mail to a person in his language; `link` in it leads to a page of ours. */
export function writeTo(
	{ notifications, publicUrl }: Parts,
	tx: Tx,
	{ email: to, language: locale }: Reader,
	template: MailTemplate,
	path: string,
	values: TemplateValues = {},
): Promise<void> {
	const link = `${publicUrl}/${locale}${path}`;
	return notifications.sendMail(tx, { to, template, locale, values: { ...values, link } });
}

/** A mail about what matters for a player's account, to the address that it went by until now, with a link to say that it was somebody else. */
export async function writeNotice(
	parts: Parts,
	tx: Tx,
	{ person_id: playerId, email, language }: Reader & { person_id: Id },
	{
		notice,
		template,
		path,
		values = {},
	}: { notice: Notice; template: MailTemplate; path: string; values?: TemplateValues },
): Promise<void> {
	const notMe = await notMeLink(parts, tx, { playerId, email, locale: language, notice });
	await writeTo(parts, tx, { email, language }, withNotMe(template), path, { ...values, notMe });
}

/** A moment as a mail tells it. Nobody's time zone is known here, so it names its own. */
export function momentText(atMs: number, locale: Locale): string {
	const options = { dateStyle: "long", timeStyle: "short", timeZone: "UTC", hourCycle: "h23" } as const;
	return `${new Intl.DateTimeFormat(locale, options).format(atMs)} UTC`;
}
