import { CODE_HEADER, factorsErrors, phoneText } from "@baize/factors/contract";
import { refuse as refuseCommon, refuser } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import type { Handler, Tx } from "@baize/platform-server";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { PHONE_MESSAGE, phoneValidated, type validatePhone } from "../../contract/index.ts";
import type { VerificationDeps } from "../deps.ts";
import { notifyPages, post } from "../document/move-document.ts";
import { phoneMessage } from "../messages/inbox-messages.ts";
import { refuse } from "../refuse.ts";
import { validatedPhone } from "./validated-phone.ts";

const refuseProof = refuser(factorsErrors);

/**
 * Accepts the code that was sent to exactly this phone. That the phone is another player's is revealed only after that,
 * so that a caller without a code learns nothing about it.
 */
export const validatingPhone =
	(deps: VerificationDeps): Handler<typeof validatePhone> =>
	async ({ params, headers, body }, { session }, reply) => {
		const { playerId, sessionId } = session;
		const phone = e164(body.phonePrefix, body.phone);
		if (!phone) throw refuseProof("PHONE_INVALID");
		if (!isSame(params.phone, phone)) throw refuseCommon("VALIDATION_ERROR");
		if ((await validatedPhone(deps.players, deps.database.reader, playerId)) === phone)
			throw refuseProof("PLAYER_VALIDATED");
		const code = headers[CODE_HEADER] ?? body.code ?? "";
		const proof = { operation: "validatePhone", authorises: phoneText(phone), method: "SMS", code } as const;
		await deps.factors.prove({ playerId, sessionId }, proof);
		await deps.database.transaction(async (tx) => {
			if ((await deps.phones.claim(tx, playerId, phone)) === "taken") throw refuse("PHONE_TAKEN");
			await deps.players.adoptPhone(tx, playerId, phone);
			// Codes go there from now on, so anything opened by the earlier factors ends.
			await deps.players.onFactorsChanged(tx, playerId, { by: { session, reply }, proof: "SMS" });
		});
		return { status: "VALIDATED" };
	};

/** Notifies the player, and the domains and pages that show whether a phone is validated. */
export async function announcePhone(
	deps: VerificationDeps,
	tx: Tx,
	{ playerId, phone }: { playerId: Id; phone: string },
): Promise<void> {
	await post(deps, tx, playerId, phoneMessage(masked(phone)));
	await deps.outbox.announce(tx, phoneValidated, { playerId: idText(playerId), phone });
	notifyPages(deps, tx, playerId, PHONE_MESSAGE);
}

/** In E.164; undefined for what cannot be a phone. */
function e164(prefix: string, number: string): string | undefined {
	const phone = parsePhoneNumberFromString(`+${prefix.replace(/\D/g, "")}${number.replace(/\D/g, "")}`);
	return phone?.isValid() ? phone.number : undefined;
}

/** Whether the path names the same phone, also if its + was written as a space or left out. */
const isSame = (text: string, phone: string): boolean => `+${text.replace(/\D/g, "")}` === phone;
