import { OpenProposal, proposalErrors } from "@baize/desk/contract";
import { accountErrors, CHANGES_PLAYERS, READS_PLAYERS } from "@baize/identity/contract";
import {
	defineCall,
	EnumOf,
	Integer,
	ListOf,
	Optional,
	pageQuery,
	pageReply,
	Reason,
	type Role,
	Struct,
	Text,
} from "@baize/kernel/call";
import { promotionsErrors, promotionsOfficeErrors } from "./errors.ts";
import { OFFER_STATES } from "./offers.data.ts";
import { GrantRow, OfferRecord, OfferRow } from "./office-views.ts";
import { Terms, TermsHash } from "./terms.ts";
import { IdText } from "./views.ts";

/** Operators who draft and propose, and approve what others have proposed. */
export const OFFERS_ROLE = "content" satisfies Role;

/** From so many units of the stake ladder on, a present by hand needs two operators. */
export const TWO_FOR_UNITS = 5_000;

const { OFFER_NOT_FOUND, OFFER_NOT_OPEN, GRANT_NOT_FOUND, GRANT_STATE } = promotionsErrors;
const {
	OFFER_STATE,
	DRAFT_CHANGED,
	TERMS_INVALID,
	NOT_PUBLISHABLE,
	BUDGET_SPENT,
	AMOUNT_TOO_HIGH,
	CODE_TAKEN,
	IDEMPOTENCY_CONFLICT,
} = promotionsOfficeErrors;
const { PLAYER_UNKNOWN } = accountErrors;
const { PROPOSAL_OPEN } = proposalErrors;

const READS = { who: "operator", level: "twoFactors", role: OFFERS_ROLE } as const;
const CHANGES = { who: "operator", level: "recentTwoFactors", role: OFFERS_ROLE } as const;
const oneOffer = Struct({ offer: IdText });
/** The proposal's id: it is decided at the desk. */
const Proposed = Struct({ proposal: IdText });
const oneGrant = Struct({ grant: IdText });
const RequestId = Text({ pattern: "^[A-Za-z0-9-]{8,64}$" });
const BudgetUnits = Integer({ minimum: 1, maximum: 10_000_000_000 });

export const listOfferRecords = defineCall({
	...READS,
	name: "listOfferRecords",
	method: "GET",
	path: "/api/v1/operator/promotions/offers",
	limit: "search",
	summary: "All offers, the newest first, with what they have cost and what is left of their budget.",
	audits: "nothing",
	query: Struct({ state: Optional(EnumOf(OFFER_STATES)), ...pageQuery }),
	reply: Struct({ offers: ListOf(OfferRow), ...pageReply }),
	errors: {},
});

export const readOfferRecord = defineCall({
	...READS,
	name: "readOfferRecord",
	method: "GET",
	path: "/api/v1/operator/promotions/offers/:offer",
	summary:
		"One offer: its terms in all versions, its price, what fails in which place, its budget and what waits for a second operator.",
	audits: "nothing",
	params: oneOffer,
	reply: OfferRecord,
	errors: { OFFER_NOT_FOUND },
});

export const draftOffer = defineCall({
	...CHANGES,
	name: "draftOffer",
	method: "POST",
	path: "/api/v1/operator/promotions/offers",
	summary: "Begins an offer. The same requestId answers the same offer.",
	body: Struct({ requestId: RequestId, terms: Terms }),
	reply: OfferRecord,
	errors: { TERMS_INVALID, IDEMPOTENCY_CONFLICT },
});

export const saveOfferDraft = defineCall({
	...CHANGES,
	name: "saveOfferDraft",
	method: "PUT",
	path: "/api/v1/operator/promotions/offers/:offer/draft",
	summary: "Writes the next version of the terms. Of an open offer, the published version stays in force meanwhile.",
	params: oneOffer,
	body: Struct({ terms: Terms, basedOn: TermsHash }),
	reply: OfferRecord,
	errors: { OFFER_NOT_FOUND, OFFER_STATE, DRAFT_CHANGED, TERMS_INVALID },
});

export const simulateOffer = defineCall({
	...READS,
	name: "simulateOffer",
	method: "POST",
	path: "/api/v1/operator/promotions/offers/:offer/simulate",
	limit: "search",
	summary:
		"Computes the price of the drafted terms from the exact distributions of the games, and stores it with them.",
	params: oneOffer,
	reply: OfferRecord,
	errors: { OFFER_NOT_FOUND },
});

export const proposePublication = defineCall({
	...CHANGES,
	name: "proposePublication",
	method: "POST",
	path: "/api/v1/operator/promotions/offers/:offer/propose",
	summary: "Proposes that the drafted terms be published with a budget. Refused while a check fails.",
	params: oneOffer,
	body: Struct({ termsHash: TermsHash, budgetUnits: BudgetUnits, reason: Reason }),
	reply: Proposed,
	errors: { OFFER_NOT_FOUND, OFFER_STATE, DRAFT_CHANGED, NOT_PUBLISHABLE, PROPOSAL_OPEN, CODE_TAKEN, BUDGET_SPENT },
});

export const pauseOffer = defineCall({
	...CHANGES,
	name: "pauseOffer",
	method: "POST",
	path: "/api/v1/operator/promotions/offers/:offer/pause",
	summary: "Stops an offer at once: nothing new is given, what was given stays.",
	params: oneOffer,
	body: Struct({ reason: Reason }),
	reply: OfferRecord,
	errors: { OFFER_NOT_FOUND, OFFER_STATE },
});

export const proposeResumption = defineCall({
	...CHANGES,
	name: "proposeResumption",
	method: "POST",
	path: "/api/v1/operator/promotions/offers/:offer/propose-resumption",
	summary: "Proposes that a paused offer be open again.",
	params: oneOffer,
	body: Struct({ reason: Reason }),
	reply: Proposed,
	errors: { OFFER_NOT_FOUND, OFFER_STATE, PROPOSAL_OPEN },
});

export const proposeBudget = defineCall({
	...CHANGES,
	name: "proposeBudget",
	method: "POST",
	path: "/api/v1/operator/promotions/offers/:offer/propose-budget",
	summary: "Proposes a budget in place of the present one.",
	params: oneOffer,
	body: Struct({ budgetUnits: BudgetUnits, reason: Reason }),
	reply: Proposed,
	errors: { OFFER_NOT_FOUND, OFFER_STATE, PROPOSAL_OPEN, BUDGET_SPENT },
});

export const endOffer = defineCall({
	...CHANGES,
	name: "endOffer",
	method: "POST",
	path: "/api/v1/operator/promotions/offers/:offer/end",
	summary: "Ends an offer for good. What was given stays.",
	params: oneOffer,
	body: Struct({ reason: Reason }),
	reply: OfferRecord,
	errors: { OFFER_NOT_FOUND, OFFER_STATE },
});

export const grantByHand = defineCall({
	...CHANGES,
	name: "grantByHand",
	method: "POST",
	path: "/api/v1/operator/promotions/players/:player/grants",
	role: CHANGES_PLAYERS,
	summary:
		"Gives a player a bonus under the terms of a manual offer; above a limit it is a proposal. One requestId gives once.",
	params: Struct({ player: IdText }),
	body: Struct({
		requestId: RequestId,
		offer: IdText,
		amountMinor: Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
		reason: Reason,
	}),
	reply: Struct({ grants: ListOf(GrantRow), proposal: Optional(IdText) }),
	errors: {
		PLAYER_UNKNOWN,
		OFFER_NOT_FOUND,
		OFFER_STATE,
		AMOUNT_TOO_HIGH,
		BUDGET_SPENT,
		IDEMPOTENCY_CONFLICT,
		OFFER_NOT_OPEN,
		PROPOSAL_OPEN,
	},
});

export const listPresents = defineCall({
	...READS,
	name: "listPresents",
	method: "GET",
	path: "/api/v1/operator/promotions/players/:player/presents",
	role: CHANGES_PLAYERS,
	summary: "The manual offers that are open, and the currency in which the player would be given one.",
	audits: "nothing",
	params: Struct({ player: IdText }),
	reply: Struct({ currency: Text(), presents: ListOf(Struct({ id: IdText, title: Text() })) }),
	errors: { PLAYER_UNKNOWN },
});

export const removeGrant = defineCall({
	...CHANGES,
	name: "removeGrant",
	method: "POST",
	path: "/api/v1/operator/promotions/grants/:grant/remove",
	role: CHANGES_PLAYERS,
	summary: "Takes a bonus back that is not ended, for a reason that the player reads.",
	params: oneGrant,
	body: Struct({ reason: Reason }),
	reply: GrantRow,
	errors: { GRANT_NOT_FOUND, GRANT_STATE },
});

export const listPlayerGrants = defineCall({
	...READS,
	name: "listPlayerGrants",
	method: "GET",
	path: "/api/v1/operator/promotions/players/:player/grants",
	role: READS_PLAYERS,
	summary: "A player's bonuses, the newest first, and the present that waits for a second operator.",
	audits: { action: "promotions.grantsViewed", player: "params.player" },
	params: Struct({ player: IdText }),
	reply: Struct({ grants: ListOf(GrantRow), proposal: Optional(OpenProposal) }),
	errors: { PLAYER_UNKNOWN },
});
