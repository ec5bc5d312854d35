import type { BodyOf, ReplyOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { refuse as refuseCall } from "@baize/kernel/error";
import type { SignedInVisit } from "@baize/platform-server";
import { type requestConfirmationCode as call, type Operation, phoneText, withdrawalText } from "../contract/index.ts";
import { phoneToValidate } from "./phone.ts";
import type { Contact, Parts } from "./ports.ts";
import { refuse } from "./refuse.ts";
import { requestCode } from "./request-code.ts";

type Body = BodyOf<typeof call>;

/** A player asks for a code: to which phone it goes, and what it will allow. */
export async function askForCode(
	parts: Parts,
	operation: Operation,
	body: Body,
	{ session, locale, ip }: SignedInVisit,
): Promise<ReplyOf<typeof call>> {
	// Whoever has given only his password so far gets no code for anything but the login.
	if (session.pendingAction === "login" && operation !== "login") throw refuseCall("ACTION_PENDING");
	const contact = await parts.contactOf(session.playerId);
	check(contact, "a player's session is a player's");
	const to = recipientOf(operation, body, contact);
	return requestCode(parts, session, { operation, authorises: authorised(operation, body, to), to, locale, ip });
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

function authorised(operation: Operation, { amountMinor, currency, destination }: Body, to: string): string {
	if (operation === "validatePhone") return phoneText(to);
	const isWithdrawal = operation === "withdraw" && amountMinor !== undefined && currency && destination;
	return isWithdrawal ? withdrawalText({ amountMinor, currency, destination }) : "";
}
