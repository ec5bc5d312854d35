import { onceCommitted, type SignedInVisit } from "@baize/platform-server";
import type { Account, Preferences } from "../../../contract/index.ts";
import { normalized } from "../../normalized.ts";
import type { Parts } from "../../ports.ts";
import { refuseFields } from "../../refusals.ts";
import { refuseAccount } from "../../refuse-account.ts";
import { isStaffNickname } from "../../registration/staff-names.ts";
import { changePerson, setMarketing } from "../account-store.ts";
import { readAccount } from "./read-account.ts";

/** These changes affect neither money nor access, so they require no proof. */
export async function updatePreferences(
	parts: Parts,
	{ nickname: nicknameInput, language, marketing }: Preferences,
	{ session, ip }: SignedInVisit,
): Promise<Account> {
	const { database, clock, audit, sessions } = parts;
	const { playerId } = session;
	const nickname = nicknameInput && normalized(nicknameInput);
	if (nickname && isStaffNickname(nickname)) throw refuseFields([{ field: "nickname", cause: "imitatesStaff" }]);
	const before = await readAccount(parts, playerId);
	const turnsOffersOn = marketing && !before.marketing;
	if (turnsOffersOn && (await parts.loginGate(playerId))) throw refuseAccount("OFFERS_PAUSED");
	await database.transaction(async (tx) => {
		await changePerson(tx, playerId, { nickname: nickname || null, language });
		await setMarketing(tx, playerId, marketing, new Date(clock.nowMs()));
		if (before.marketing !== marketing) {
			const action = marketing ? "marketing.allowed" : "marketing.forbidden";
			await audit.record(tx, { action, actorId: playerId, playerId, ip });
		}
		onceCommitted(tx, () => sessions.forget({ personId: playerId }));
	});
	return readAccount(parts, playerId);
}
