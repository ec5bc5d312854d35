import type { Exclusions } from "@baize/identity/server";
import { defineModule } from "@baize/platform-server";
import type { Registers, Restrictions } from "@baize/safer-play/server";
import { documentStatusIn } from "@baize/verification/server";

/** Who is excluded or barred: for second accounts, and for registers. */
export const exclusionsModule = defineModule({
	name: "exclusions",
	open: ({ restrictions, registers }: { restrictions: Restrictions; registers: Registers }): Exclusions => ({
		async statusOf(reader, playerId) {
			const restriction = await restrictions.restrictionOf(reader, playerId);
			if (restriction?.kind === "EXCLUDED") return { kind: "excluded", untilMs: restriction.untilMs };
			const document = await documentStatusIn(reader, playerId);
			return { kind: document === "BLOCKED" ? "barred" : "free" };
		},
		async isListed(person) {
			const verdict = await registers.check(person, "registration");
			if (verdict === "unanswered") throw new Error("a register of self-exclusions does not answer: tried again later");
			return verdict === "listed";
		},
	}),
});
