import type { Proposing } from "@baize/desk/server";
import type { PromotionsPorts } from "../ports.ts";

/** What is proposed of an offer, as the desk keeps it. Budgets are units of the stake ladder. */
export type PublicationInput = { offer: string; termsHash: string; budgetUnits: number };
export type ResumptionInput = { offer: string };
export type BudgetInput = { offer: string; budgetUnits: number };
/** The amount is in the player's currency. */
export type PresentInput = { player: string; offer: string; amountMinor: number; requestId: string };

/** What two operators do: one proposes it, and the desk does it once another one has approved. */
export type Kinds = {
	readonly publish: Proposing<PublicationInput>;
	readonly resume: Proposing<ResumptionInput>;
	readonly budget: Proposing<BudgetInput>;
	readonly present: Proposing<PresentInput>;
};

export type OfficePorts = PromotionsPorts & { readonly kinds: Kinds };
