import type { SignedInVisit } from "@baize/platform-server";
import type { Terms } from "../../../contract/index.ts";
import type { Parts } from "../../ports.ts";
import { refuseAccount } from "../../refuse-account.ts";
import { addAcceptance, changePlayer } from "../account-store.ts";
import { readTerms } from "./read-account.ts";

/** Stores that a player accepted the terms in force; earlier versions can no longer be accepted. */
export async function acceptTerms(parts: Parts, version: string, { session, ip }: SignedInVisit): Promise<Terms> {
	const { database, clock, audit } = parts;
	const { playerId } = session;
	if (version !== parts.termsInForce()) throw refuseAccount("TERMS_OUTDATED");
	await database.transaction(async (tx) => {
		await addAcceptance(tx, playerId, version, new Date(clock.nowMs()), ip);
		await changePlayer(tx, playerId, { terms_version: version });
		await audit.record(tx, { action: "terms.accepted", actorId: playerId, playerId, target: version, ip });
	});
	return readTerms(parts, playerId);
}
