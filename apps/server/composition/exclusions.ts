import type { Exclusions } from "@baize/identity/server";
import type { LateBound } from "./late-bound.ts";

/** Who is excluded or barred, as the domains above know: for second accounts, and for registers. */
export const exclusionsOf = (lateBound: LateBound): Exclusions => ({
	async statusOf(reader, playerId) {
		const restriction = await lateBound.saferPlay.restrictionOf(reader, playerId);
		if (restriction?.kind === "EXCLUDED") return { kind: "excluded", untilMs: restriction.untilMs };
		const document = await lateBound.verification.documentStatus(reader, playerId);
		return { kind: document === "BLOCKED" ? "barred" : "free" };
	},
	async isListed(person) {
		const verdict = await lateBound.saferPlay.registers.check(person, "registration");
		if (verdict === "unanswered") throw new Error("a register of self-exclusions does not answer: tried again later");
		return verdict === "listed";
	},
});
