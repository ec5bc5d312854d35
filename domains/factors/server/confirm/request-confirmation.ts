import type { BodyOf, ReplyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { refuse as refuseCall } from "@baize/kernel/error";
import { masked } from "@baize/kernel/mask";
import { formatMoney } from "@baize/kernel/money";
import type { SignedInVisit } from "@baize/platform-server";
import parsePhoneNumber from "libphonenumber-js/max";
import { type requestConfirmationCode as call, type Operation, phoneText } from "../../contract/index.ts";
import type { CallParts, Contact } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { WITHDRAWAL_SMS } from "../sms/code.ts";
import { openConfirmation, requestCode, requestLoginMail } from "./request-code.ts";
import { requiredMethods } from "./required-methods.ts";

type Body = BodyOf<typeof call>;
type Reply = ReplyOf<typeof call>;

/** Requests a confirmation: decides by which method, where a code goes and what the proof will authorise. */
export async function requestConfirmation(
	parts: CallParts,
	operation: Operation,
	body: Body,
	visit: SignedInVisit,
): Promise<Reply> {
	const { session } = visit;
	// A session that has so far given only the password gets no code for anything but the login.
	if (session.pendingAction === "login" && operation !== "login") throw refuseCall("ACTION_PENDING");
	const contact = await parts.contactOf(parts.database.reader, session.playerId);
	check(contact, "a player's session is a player's");
	if (operation === "withdraw") return requestWithdrawalConfirmation(parts, body, visit, contact);
	if (operation === "login" && contact.validatedPhone === null)
		return {
			...(await requestLoginMail(parts, session, { to: contact.email, locale: visit.locale })),
			method: "EMAIL",
		};
	return requestBySms(parts, operation, body, visit, contact);
}

async function requestBySms(
	parts: CallParts,
	operation: Operation,
	body: Body,
	{ session, locale, ip }: SignedInVisit,
	contact: Contact,
): Promise<Reply> {
	const to = recipientOf(operation, body, contact);
	const authorises = operation === "validatePhone" ? phoneText(to) : "";
	return requestCode(parts, session, { operation, authorises, to, locale, ip });
}

/** By the strongest method that the player has. A body that does not name the withdrawal authorises none. */
async function requestWithdrawalConfirmation(
	parts: CallParts,
	body: Body,
	{ session, locale, ip }: SignedInVisit,
	contact: Contact,
): Promise<Reply> {
	const operation = "withdraw";
	const [method] = await requiredMethods(parts.database.reader, session.playerId, contact.validatedPhone);
	if (!method) throw refuse("PLAYER_NOT_VALIDATED");
	const withdrawal = await withdrawalIn(parts, session.playerId, body);
	const authorises = withdrawal?.authorises ?? "";
	if (method !== "SMS")
		return { ...(await openConfirmation(parts, session, { operation, authorises, method })), method };
	const to = recipientOf(operation, body, contact);
	const message = withdrawal && {
		template: WITHDRAWAL_SMS,
		values: { amount: formatMoney(body.amountMinor, withdrawal.currency, locale), destination: withdrawal.label },
	};
	const sends = await requestCode(parts, session, { operation, authorises, to, locale, ip }, message);
	return { ...sends, method, phone: masked(to) };
}

/** The withdrawal that the body names; undefined if it names none. One that cannot be paid is refused. */
async function withdrawalIn(
	{ withdrawalOf }: CallParts,
	playerId: bigint,
	{ amountMinor, currency, destination }: Body,
): Promise<{ authorises: string; label: string; currency: string } | undefined> {
	if (amountMinor === undefined || !currency || !destination) return undefined;
	const found = await withdrawalOf(playerId, { amountMinor, currency, destination });
	if (!found) throw refuse("MFA_ERROR_VALIDATING_OPERATION");
	return { ...found, currency };
}

function recipientOf(operation: Operation, body: Body, contact: Contact): string {
	if (operation !== "validatePhone") {
		if (contact.validatedPhone === null) throw refuse("PLAYER_NOT_VALIDATED");
		return contact.validatedPhone;
	}
	const phone = phoneToValidate(body, contact);
	if (phone === undefined) throw refuse("PHONE_INVALID");
	if (phone === contact.validatedPhone) throw refuse("PLAYER_VALIDATED");
	return phone;
}

/** The phone, in E.164, that gets the code for validatePhone: the one that was typed, or else the profile's. */
function phoneToValidate({ phonePrefix = "", phone }: Body, contact: Contact): string | undefined {
	if (phone === undefined) return contact.phone ?? undefined;
	const prefix = phonePrefix === "" || phonePrefix.startsWith("+") ? phonePrefix : `+${phonePrefix}`;
	const parsed = parsePhoneNumber(`${prefix}${phone}`);
	return parsed?.isValid() ? parsed.number : undefined;
}
