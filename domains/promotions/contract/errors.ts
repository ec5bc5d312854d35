import { EnumOf, Integer, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { GRANT_STATES, OFFER_BLOCKS, OFFER_STATES } from "./offers.data.ts";

/** What a player's request may cause here. */
export const promotionsErrors = defineErrors({
	/** There is none, or none that the player may know of. */
	OFFER_NOT_FOUND: { status: 404, text: "promotions.errors.offerNotFound" },
	/** `block` says why the player may not take it. Nothing was taken. */
	OFFER_NOT_OPEN: {
		status: 409,
		text: "promotions.errors.offerNotOpen",
		details: Struct({ block: EnumOf(OFFER_BLOCKS) }),
	},
	/** The terms are not those that were shown. Nothing was taken: read them again. */
	TERMS_CHANGED: { status: 409, text: "promotions.errors.termsChanged", details: Struct({ hash: Text() }) },
	/** No offer is taken by it now. */
	CODE_UNKNOWN: { status: 404, text: "promotions.errors.codeUnknown" },
	GRANT_NOT_FOUND: { status: 404, text: "promotions.errors.grantNotFound" },
	/** It has ended meanwhile, or is not yet given. Nothing was changed. */
	GRANT_STATE: {
		status: 409,
		text: "promotions.errors.grantState",
		details: Struct({ state: EnumOf(GRANT_STATES) }),
	},
	/** The preview is no longer true. Nothing was changed: read it again. */
	PREVIEW_CHANGED: { status: 409, text: "promotions.errors.previewChanged" },
});

/** What an operator's request may cause. */
export const promotionsOfficeErrors = defineErrors({
	/** The act is not possible in its present state. */
	OFFER_STATE: { status: 409, text: "promotions.errors.offerState", details: Struct({ state: EnumOf(OFFER_STATES) }) },
	/** Another operator has changed the draft since it was read. */
	DRAFT_CHANGED: { status: 409, text: "promotions.errors.draftChanged", details: Struct({ hash: Text() }) },
	/** The terms contradict themselves; `issues` says in what. */
	TERMS_INVALID: {
		status: 422,
		text: "promotions.errors.termsInvalid",
		details: Struct({ issues: ListOf(Text()) }),
	},
	/** Checks fail: places whose law it breaks, no price, or more worth than its face. */
	NOT_PUBLISHABLE: {
		status: 409,
		text: "promotions.errors.notPublishable",
		details: Struct({ failed: ListOf(Text()) }),
	},
	/** The budget would not cover it. */
	BUDGET_SPENT: { status: 409, text: "promotions.errors.budgetSpent", details: Struct({ leftUnits: Integer() }) },
	/** Above what the offer's terms allow to be given by hand. */
	AMOUNT_TOO_HIGH: { status: 422, text: "promotions.errors.amountTooHigh", details: Struct({ maxMinor: Integer() }) },
	/** The code is that of another offer which is not ended. */
	CODE_TAKEN: { status: 409, text: "promotions.errors.codeTaken" },
	/** The same requestId came with another content. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "promotions.errors.idempotencyConflict" },
});
