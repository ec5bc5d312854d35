import { EnumOf, Struct } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { PROPOSAL_STATES } from "./schemas.ts";

/** What operators may cause with proposals. */
export const proposalErrors = defineErrors({
	PROPOSAL_NOT_FOUND: { status: 404, text: "desk.errors.proposalNotFound" },
	/** The same is proposed already, and waits for its second operator. */
	PROPOSAL_OPEN: { status: 409, text: "desk.errors.proposalOpen" },
	/** It is decided: its state is in the details. */
	PROPOSAL_DECIDED: {
		status: 409,
		text: "desk.errors.proposalDecided",
		details: Struct({ state: EnumOf([...PROPOSAL_STATES]) }),
	},
	/** What it was judged on has changed, or it is too old. Nothing was done; it may be proposed anew. */
	PROPOSAL_EXPIRED: { status: 409, text: "desk.errors.proposalExpired" },
	/** The proposer must not approve. */
	SECOND_PERSON_NEEDED: { status: 403, text: "desk.errors.secondPersonNeeded" },
});
