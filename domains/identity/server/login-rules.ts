/** What is found under the e-mail that somebody logs in with. */
export type Account = { kind: "person"; isDisabled: boolean } | { kind: "awaitsConfirmation" } | { kind: "nobody" };

export type LoginDecision = "granted" | "invalid" | "disabled" | "unconfirmed";

/** More than "invalid" is told only to whoever knows the password. */
export function decideLogin(account: Account, isPasswordRight: boolean): LoginDecision {
	if (!isPasswordRight || account.kind === "nobody") return "invalid";
	if (account.kind === "awaitsConfirmation") return "unconfirmed";
	return account.isDisabled ? "disabled" : "granted";
}
