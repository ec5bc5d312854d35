import type { Locale } from "@baize/kernel/locale";
import type { MailTemplate, TemplateValues } from "@baize/notifications/server";
import { type PagePath, pages, pathIn } from "@baize/platform-paths";
import { type DocumentDecided, type DocumentStatus, STEP_PATHS } from "../../contract/index.ts";
import { written } from "../texts.ts";
import { reasonSentences } from "./reason-texts.ts";

/** `{link}` is filled in, and so are `{reasons}` and `{reason}` if they are given. */
const verified: MailTemplate = written(({ mails }) => mails.verified);
const invalid: MailTemplate = written(({ mails }) => mails.invalid);
const triesUsed: MailTemplate = written(({ mails }) => mails.triesUsed);
const blocked: MailTemplate = written(({ mails }) => mails.blocked);
const requestedAgain: MailTemplate = written(({ mails }) => mails.requestedAgain);

const MAILS: Partial<Record<DocumentStatus, { template: MailTemplate; path: PagePath }>> = {
	VERIFIED: { template: verified, path: pages.verificationSteps },
	INVALID: { template: invalid, path: STEP_PATHS.documentAgain },
	BLOCKED: { template: blocked, path: STEP_PATHS.blocked },
	REQUESTED: { template: requestedAgain, path: STEP_PATHS.document },
};
const LAST_REFUSAL = { template: triesUsed, path: pages.unableToVerify };

type Mail = { template: MailTemplate; values: TemplateValues };

export function mailOf(decided: DocumentDecided, locale: Locale, publicUrl: string): Mail | undefined {
	const mail = decided.triesLeft === 0 ? LAST_REFUSAL : MAILS[decided.status];
	if (!mail) return undefined;
	const list = reasonSentences(decided.reasons, locale)
		.map((sentence) => `- ${sentence}`)
		.join("\n");
	const values = { link: publicUrl + pathIn(locale, mail.path), reasons: list, reason: decided.reason ?? list };
	return { template: mail.template, values };
}
