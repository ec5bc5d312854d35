import type { MailTemplate } from "@baize/notifications/server";

export type OperatorMail = MailTemplate;

/** The back office is in English only, and so are its mails. */
const inEnglish = (template: MailTemplate["en"]): MailTemplate => ({ en: template });

export const OPERATOR_INVITED = inEnglish({
	subject: "You are invited to the Baize back office",
	text: `You have been given access to the Baize back office.

Open this link to choose a password and to set up an authenticator app or a passkey:

{link}

The link works once, until {until}. Do not pass it on: anyone who opens it gets your access.

If you did not expect this mail, ignore it and inform an operator who manages access.`,
});

export const OPERATOR_RESET = inEnglish({
	subject: "Set up your access to the Baize back office again",
	text: `Your access to the Baize back office was reset. The former password, authenticator, recovery codes and passkeys no longer work, and you were signed out everywhere.

Open this link to choose a password and to set up an authenticator app or a passkey:

{link}

The link works once, until {until}. Do not pass it on: anyone who opens it gets your access.

If you did not request this, inform an operator who manages access at once.`,
});

export const OPERATOR_PASSWORD_CHANGED = inEnglish({
	subject: "Your back office password was changed",
	text: `The password of your access to the Baize back office was changed on {when}. You were signed out everywhere else.

If it was not you, inform an operator who manages access at once. They can suspend your access:

{link}`,
});
