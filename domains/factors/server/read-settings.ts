import { idText } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import type { Session } from "@baize/platform-server";
import type { FactorSettings, Passkey } from "../contract/index.ts";
import { contactOf } from "./notify-owner.ts";
import { type PasskeyRow, readPasskeys } from "./passkeys/passkey-store.ts";
import type { CallParts } from "./ports.ts";
import { readAuthenticator } from "./two-factor/authenticator-store.ts";
import { enrolmentMethods } from "./two-factor/enrol.ts";
import { countRecoveryCodes } from "./two-factor/recovery-store.ts";

export async function readSettings(parts: CallParts, { playerId }: Session): Promise<FactorSettings> {
	const { reader } = parts.database;
	const contact = await contactOf(parts, playerId);
	const authenticator = await readAuthenticator(reader, playerId);
	const methods = await enrolmentMethods(parts, playerId, contact);
	return {
		isTwoFactorOn: parts.isTwoFactorOn(),
		twoFactor: authenticator?.secret ? "ENABLED" : "PENDING",
		enrolmentMethods: methods,
		hasPin: methods.includes("PIN_CODE"),
		...(contact.validatedPhone ? { phone: masked(contact.validatedPhone) } : {}),
		recoveryCodesLeft: await countRecoveryCodes(reader, playerId),
		...(authenticator?.confirmed_at ? { confirmedAtMs: authenticator.confirmed_at.getTime() } : {}),
		passkeys: (await readPasskeys(reader, playerId)).map(showPasskey),
	};
}

export const showPasskey = ({ passkey_id, name, created_at, used_at }: PasskeyRow): Passkey => ({
	passkeyId: idText(passkey_id),
	name,
	createdAtMs: created_at.getTime(),
	...(used_at ? { usedAtMs: used_at.getTime() } : {}),
});
