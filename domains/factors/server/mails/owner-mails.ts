import type { MailTemplate } from "@baize/notifications/server";
import { written } from "../texts.ts";

/** The second step of a login for a player who has set up no phone. */
export const LOGIN_CODE: MailTemplate = written(({ loginCode }) => loginCode);
export const PIN_RESET: MailTemplate = written(({ pinReset }) => pinReset);
/** `{left}` is a number, so that the reader knows whether it is time for new codes. */
export const RECOVERY_CODE_USED: MailTemplate = written(({ recoveryCodeUsed }) => recoveryCodeUsed);

/** The name in the audit log → what the owner reads. */
const CHANGES = written(({ changes }) => changes);
export type SecurityChange = keyof (typeof CHANGES)["en"];

const changeMail = (change: SecurityChange): MailTemplate =>
	written(({ changes, advice }) => ({ subject: changes[change], text: `${changes[change]}.\n\n${advice}` }));

export const SECURITY_CHANGED = Object.fromEntries(
	Object.keys(CHANGES.en).map((change) => [change, changeMail(change as SecurityChange)]),
) as Record<SecurityChange, MailTemplate>;
