import type { ClosingReason } from "../../contract/index.ts";

export type OwnerMail = "already" | "excluded" | "closed" | "harmed" | "shut";

export type OwnerFacts = {
	isDisabled: boolean;
	isVerificationBlocked: boolean;
	/** Set where the player closed the account. */
	closingReason: ClosingReason | undefined;
	isExcluded: boolean;
};

/** Facts about an account whose e-mail is registered again. */
export function decideOwnerMail({
	isDisabled,
	isVerificationBlocked,
	closingReason,
	isExcluded,
}: OwnerFacts): OwnerMail {
	if (closingReason) return closingReason === "tooMuch" || isExcluded ? "harmed" : "closed";
	if (isDisabled || isVerificationBlocked) return "shut";
	return isExcluded ? "excluded" : "already";
}
