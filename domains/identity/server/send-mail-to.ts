import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { type MailTemplate, type TemplateValues, withNotMe } from "@baize/notifications/server";
import { type PagePath, pathIn } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import type { Notice } from "../contract/index.ts";
import { notMeLink } from "./people/not-me/not-me-link.ts";
import type { Parts } from "./ports.ts";

type Reader = { email: string; language: Locale };

/** A mail to a person in their language; `link` in it leads to a page of the site. */
export function sendMailTo(
	{ notifications, publicUrl }: Parts,
	tx: Tx,
	{ email: to, language: locale }: Reader,
	template: MailTemplate,
	path: PagePath,
	values: TemplateValues = {},
): Promise<void> {
	const link = publicUrl + pathIn(locale, path);
	return notifications.sendMail(tx, { to, template, locale, values: { ...values, link } });
}

/**
 * A security notice to a player, to the address that was valid until now, with a link to report that it was someone
 * else.
 */
export async function sendNotice(
	parts: Parts,
	tx: Tx,
	{ person_id: playerId, email, language }: Reader & { person_id: Id },
	{
		notice,
		template,
		path,
		values = {},
	}: { notice: Notice; template: MailTemplate; path: PagePath; values?: TemplateValues },
): Promise<void> {
	const notMe = await notMeLink(parts, tx, { playerId, email, locale: language, notice });
	await sendMailTo(parts, tx, { email, language }, withNotMe(template), path, { ...values, notMe });
}

/** A date and time in a mail. The reader's time zone is unknown here, so the text names its own. */
export function momentText(atMs: number, locale: Locale): string {
	const options = { dateStyle: "long", timeStyle: "short", timeZone: "UTC", hourCycle: "h23" } as const;
	return `${new Intl.DateTimeFormat(locale, options).format(atMs)} UTC`;
}
