import { inEachLanguage, type Locale } from "@baize/kernel/locale";
import type { Fill, Fills, InboxTemplate } from "@baize/notifications/server";
import { type PagePath, pages } from "@baize/platform-paths";
import { type DocumentStatus, type FieldReason, STEP_PATHS } from "../../contract/index.ts";
import { written } from "../texts.ts";
import { reasonSentences } from "./reason-texts.ts";

type Texts = InboxTemplate["texts"];
const template = (name: string, texts: Texts): InboxTemplate => ({ name: `verification.${name}`, texts });

const verified = template(
	"documentVerified",
	written(({ inbox }) => inbox.verified),
);
const invalid = template(
	"documentInvalid",
	written(({ inbox }) => inbox.invalid),
);
const triesUsed = template(
	"documentTriesUsed",
	written(({ inbox }) => inbox.triesUsed),
);
const blocked = template(
	"documentBlocked",
	written(({ inbox }) => inbox.blocked),
);
const requestedAgain = template(
	"documentAskedAgain",
	written(({ inbox }) => inbox.requestedAgain),
);
const phoneConfirmed = template(
	"phoneValidated",
	written(({ inbox }) => inbox.phoneConfirmed),
);

export const INBOX_TEMPLATES: readonly InboxTemplate[] = [
	verified,
	invalid,
	triesUsed,
	blocked,
	requestedAgain,
	phoneConfirmed,
];

export type InboxMessage = { template: InboxTemplate; fills: Fills; link: PagePath };

/** The decision about a document. */
export type Finding = {
	status: DocumentStatus;
	reasons: readonly FieldReason[];
	reason?: string | undefined;
	triesLeft: number;
};

/** The inbox message for a decision about the document. */
export function messageOf({ status, reasons, reason, triesLeft }: Finding): InboxMessage | undefined {
	const why = { reason: reason ?? reasonsFill(reasons) };
	switch (status) {
		case "VERIFIED":
			return { template: verified, fills: {}, link: pages.verificationSteps };
		case "INVALID": {
			const fills = { reasons: reasonsFill(reasons) };
			return triesLeft > 0
				? { template: invalid, fills, link: STEP_PATHS.documentAgain }
				: { template: triesUsed, fills, link: pages.unableToVerify };
		}
		case "BLOCKED":
			return { template: blocked, fills: why, link: STEP_PATHS.blocked };
		case "REQUESTED":
			return { template: requestedAgain, fills: why, link: STEP_PATHS.document };
		case "PENDING":
			return undefined;
	}
}

/** All but the end of the number is hidden, as everywhere. */
export const phoneMessage = (shown: string): InboxMessage => ({
	template: phoneConfirmed,
	fills: { phone: shown },
	link: pages.verificationSteps,
});

const reasonsFill = (reasons: readonly FieldReason[]): Fill => {
	const inLocale = (locale: Locale): string => reasonSentences(reasons, locale).join(" ");
	return { words: inEachLanguage(inLocale) };
};
