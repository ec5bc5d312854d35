import type { Exclusions } from "@baize/identity/server";
import type { Above } from "./above.ts";

/** Who is excluded or barred, as the rooms above know it: for whoever opens a second account, and for registers. */
export const exclusionsOf = (above: Above): Exclusions => ({
	async standingOf(reader, playerId) {
		const restriction = await above.saferPlay.restrictionOf(reader, playerId);
		if (restriction?.kind === "EXCLUDED") return { kind: "excluded", untilMs: restriction.untilMs };
		const document = await above.verification.documentStatus(reader, playerId);
		return { kind: document === "BLOCKED" ? "barred" : "free" };
	},
	async isListed(person) {
		const verdict = await above.saferPlay.registers.check(person, "registration");
		if (verdict === "unanswered") throw new Error("a register of self-exclusions does not answer: tried again later");
		return verdict === "listed";
	},
});
