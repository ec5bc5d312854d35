import type { MailTemplate } from "@baize/notifications/server";
import { written } from "../texts.ts";

/**
 * To a person who requested an account in a name that a self-exclusion register lists. The form may come from someone
 * else, so the mail says no more than it must.
 */
export const REGISTER_LISTED: MailTemplate = written(({ registerListed }) => registerListed);

/**
 * The page shows the same as for a new address, so that it does not reveal who has an account; the owner is informed
 * here.
 */
export const ALREADY_REGISTERED: MailTemplate = written(({ alreadyRegistered }) => alreadyRegistered);

/** To the owner of an account that cannot simply log in, when its e-mail is registered again: by why it cannot. */
export const CLOSED_BEFORE: MailTemplate = written(({ closedBefore }) => closedBefore);
export const HARMED_BEFORE: MailTemplate = written(({ harmedBefore }) => harmedBefore);
export const EXCLUDED_BEFORE: MailTemplate = written(({ excludedBefore }) => excludedBefore);
export const SHUT_BEFORE: MailTemplate = written(({ shutBefore }) => shutBefore);

/** Contains no text that was typed into the form, because its sender may not own the address. */
export const CONFIRM_EMAIL: MailTemplate = written(({ confirmEmail }) => confirmEmail);

/** The same. */
export const CONFIRM_NEW_EMAIL: MailTemplate = written(({ confirmNewEmail }) => confirmNewEmail);

/** To the old address, while its owner can still object. */
export const EMAIL_CHANGE_REQUESTED: MailTemplate = written(({ emailChangeRequested }) => emailChangeRequested);

/** To the old address, once it is replaced. */
export const EMAIL_CHANGED: MailTemplate = written(({ emailChanged }) => emailChanged);

/** To the address that an account was changed to, and has no longer. */
export const EMAIL_PUT_BACK: MailTemplate = written(({ emailPutBack }) => emailPutBack);
export const RECOVER_PASSWORD: MailTemplate = written(({ recoverPassword }) => recoverPassword);

/** To a person who requests a password for an account that cannot log in. */
export const ACCOUNT_SHUT: MailTemplate = written(({ accountShut }) => accountShut);

/** To a player; a link to report that it was someone else is added. */
export const PASSWORD_CHANGED: MailTemplate = written(({ passwordChanged }) => passwordChanged);
export const DETAILS_CHANGED: MailTemplate = written(({ detailsChanged }) => detailsChanged);

/** After "this was not me": what was done, and how to log in again. */
export const ACCOUNT_SECURED: MailTemplate = written(({ accountSecured }) => accountSecured);

/** The same where no login is possible before an operator has looked. */
export const ACCOUNT_SECURED_SHUT: MailTemplate = written(({ accountSecuredShut }) => accountSecuredShut);
export const PAYOUTS_UNFROZEN: MailTemplate = written(({ payoutsUnfrozen }) => payoutsUnfrozen);
export const ACCOUNT_CLOSED: MailTemplate = written(({ accountClosed }) => accountClosed);
export const NEW_DEVICE: MailTemplate = written(({ newDevice }) => newDevice);
export const UNKNOWN_DEVICE = written(({ unknownDevice }) => unknownDevice);
export const UNKNOWN_PLACE_TEXT = written(({ unknownPlace }) => unknownPlace);
