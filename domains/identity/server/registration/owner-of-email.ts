import type { MailTemplate } from "@baize/notifications/server";
import { type PagePath, pages } from "@baize/platform-paths";
import type { Reader } from "@baize/platform-server";
import { ownerOfInbox } from "../duplicates/fingerprints.ts";
import {
	ALREADY_REGISTERED,
	CLOSED_BEFORE,
	EXCLUDED_BEFORE,
	HARMED_BEFORE,
	SHUT_BEFORE,
} from "../mails/player-mails.ts";
import { readClosing } from "../people/account-store.ts";
import type { Parts } from "../ports.ts";
import { findPersonId, type PersonRow, readPerson } from "../store.ts";
import { inboxOf } from "./inbox-of.ts";
import { decideOwnerMail, type OwnerMail } from "./owner-mail-rules.ts";

/** The account that logs in by this e-mail, or by another spelling of the same inbox, which counts as the same. */
export async function findOwner(parts: Parts, reader: Reader, email: string): Promise<PersonRow | undefined> {
	const personId = (await findPersonId(reader, email)) ?? (await ownerOfInbox(parts, reader, inboxOf(email)));
	return personId === undefined ? undefined : readPerson(reader, personId);
}

const MAILS: Record<OwnerMail, { template: MailTemplate; path: PagePath }> = {
	already: { template: ALREADY_REGISTERED, path: pages.login },
	excluded: { template: EXCLUDED_BEFORE, path: pages.login },
	closed: { template: CLOSED_BEFORE, path: pages.help },
	harmed: { template: HARMED_BEFORE, path: pages.saferPlayContent },
	shut: { template: SHUT_BEFORE, path: pages.help },
};

/**
 * What the owner of an account is informed of when another account with the same e-mail is requested: the truth about
 * theirs.
 */
export async function ownerMail(
	parts: Parts,
	reader: Reader,
	{ person_id: personId, roles, status, verification_blocked_at: blockedAt }: PersonRow,
): Promise<{ template: MailTemplate; path: PagePath }> {
	const closing = await readClosing(reader, personId);
	const isOperator = roles.length > 0;
	const exclusion = isOperator ? undefined : await parts.exclusions.statusOf(reader, personId);
	return MAILS[
		decideOwnerMail({
			isDisabled: status === "disabled",
			isVerificationBlocked: blockedAt !== null,
			closingReason: closing?.reason,
			isExcluded: exclusion?.kind === "excluded",
		})
	];
}
