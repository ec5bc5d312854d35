import type { Id } from "@baize/kernel/id";
import { MAX_SIGN_INS, type SignIn } from "../../contract/index.ts";
import { listDevices } from "../devices/devices.ts";
import { listSignIns } from "../devices/sign-ins.ts";
import type { Parts } from "../ports.ts";
import { readAccount, readTerms } from "./profile/read-account.ts";

const LANGUAGE = "en";

/** A member of the copy of a player's data. */
export type OwnExportPart = { name: string; read(playerId: Id): Promise<unknown> };

/** What this domain itself stores about a player. */
export const ownExportParts = (parts: Parts): OwnExportPart[] => [
	{ name: "account", read: (playerId) => readAccount(parts, playerId) },
	{ name: "terms", read: async (playerId) => (await readTerms(parts, playerId)).accepted },
	{ name: "devices", read: (playerId) => listDevices(parts, playerId, LANGUAGE) },
	{ name: "signIns", read: (playerId) => allSignIns(parts, playerId) },
];

async function allSignIns(parts: Parts, playerId: Id): Promise<SignIn[]> {
	const all: SignIn[] = [];
	let before: string | undefined;
	do {
		const page = await listSignIns(parts, playerId, LANGUAGE, { before, limit: MAX_SIGN_INS });
		all.push(...page.signIns);
		before = page.before ?? undefined;
	} while (before !== undefined);
	return all;
}
