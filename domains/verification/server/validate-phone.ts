import { CODE_HEADER, factorsErrors, phoneText } from "@baize/factors/contract";
import { refuse as refuseAsHouse, refuser } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import type { Handler, Tx } from "@baize/platform-server";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { maskedPhone, PHONE_MESSAGE, phoneValidated, type validatePhone } from "../contract/index.ts";
import type { House } from "./house.ts";
import { phoneMessage } from "./inbox-messages.ts";
import { post, tellPages } from "./move-document.ts";
import { claimPhone, releasePhone, setValidatedPhone, validatedPhoneOf } from "./phone-store.ts";
import { refuse } from "./refuse.ts";
import { validatedPhone } from "./validated-phone.ts";

const refuseProof = refuser(factorsErrors);

/**
 * The code that was sent to exactly this phone. That it is another player's is told only after that: whoever has no code
 * for a phone learns nothing about it.
 */
export const validatingPhone =
	(house: House): Handler<typeof validatePhone> =>
	async ({ params, headers, body }, { session }, reply) => {
		const { playerId, sessionId } = session;
		const phone = e164(body.phonePrefix, body.phone);
		if (!phone) throw refuseProof("PHONE_INVALID");
		if (!isSame(params.phone, phone)) throw refuseAsHouse("VALIDATION_ERROR");
		if ((await validatedPhone(house.players, house.database.reader, playerId)) === phone)
			throw refuseProof("PLAYER_VALIDATED");
		const code = headers[CODE_HEADER] ?? body.code ?? "";
		const proof = { operation: "validatePhone", authorises: phoneText(phone), method: "SMS", code } as const;
		await house.factors.prove({ playerId, sessionId }, proof);
		await house.database.transaction(async (tx) => {
			if ((await adoptPhone(house, tx, playerId, phone)) === "taken") throw refuse("PHONE_TAKEN");
			// Codes go there from now on: what was open by the factors of before ends.
			await house.players.onFactorsChanged(tx, playerId, { by: { session, reply }, proof: "SMS" });
		});
		return { status: "VALIDATED" };
	};

/** "taken": it is another player's, and nothing has changed. */
export type Adoption = "validated" | "taken";

/** From now on the phone is the player's, as a code that was sent to it has shown. */
export async function adoptPhone(house: House, tx: Tx, playerId: Id, phone: string): Promise<Adoption> {
	if (!(await claimPhone(tx, phone, playerId))) return "taken";
	const before = await validatedPhoneOf(tx, playerId);
	if (before !== undefined && before !== phone) await releasePhone(tx, before, playerId);
	await setValidatedPhone(tx, playerId, phone, house.now());
	await house.players.adoptPhone(tx, playerId, phone);
	await post(house, tx, playerId, phoneMessage(maskedPhone(phone)));
	await house.outbox.announce(tx, phoneValidated, { playerId: idText(playerId), phone });
	tellPages(house, tx, playerId, PHONE_MESSAGE);
	return "validated";
}

/** As it is dialled from anywhere; undefined for what cannot be a phone. */
function e164(prefix: string, number: string): string | undefined {
	const phone = parsePhoneNumberFromString(`+${prefix.replace(/\D/g, "")}${number.replace(/\D/g, "")}`);
	return phone?.isValid() ? phone.number : undefined;
}

/** The path names the same phone, also where the + was written as a space or left out. */
const isSame = (text: string, phone: string): boolean => `+${text.replace(/\D/g, "")}` === phone;
