import type { MailTemplate } from "@baize/notifications/server";
import { written } from "./texts.ts";

export type { MailTemplate } from "@baize/notifications/server";

/** `{until}` is a day, `{withdraw}`, `{help}` and `{link}` are pages of the site. */
export const MAILS = {
	timeOut: written(({ timeOut }) => timeOut),
	exclusion: written(({ exclusion }) => exclusion),
	permanent: written(({ permanent }) => permanent),
	carried: written(({ carried }) => carried),
} satisfies Record<string, MailTemplate>;
