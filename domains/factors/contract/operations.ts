/** The operations for which a confirmation code can be requested. spec §7 */
export const OPERATIONS = [
	"changeStatus2FA",
	"disable2FA",
	"enable2fa",
	"login",
	"updateProfile",
	"validatePhone",
	"withdraw",
] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * How a player proves who they are. The header X-ENFORCEMENT-METHOD carries one of these. spec §7. EMAIL is our
 * addition, for the login only: for players who have set up nothing else.
 */
export const METHODS = ["PIN_CODE", "SMS", "EMAIL", "TWO_FACTOR_AUTHENTICATION"] as const;
export type Method = (typeof METHODS)[number];

/** The methods that may prove a two-factor enrolment. spec §3 */
export const ENROLMENT_METHODS = ["SMS", "PIN_CODE"] as const;
export type EnrolmentMethod = (typeof ENROLMENT_METHODS)[number];

export const CODE_HEADER = "x-mfa-code";
export const METHOD_HEADER = "x-enforcement-method";
export const OPERATION_HEADER = "x-mfa-operation";
/** Accepted from any caller and ignored. */
export const MOCK_HEADER = "x-mock-2fa";

/** The specification also writes the authenticator as `twoFactorAuthentication`. */
export function readMethod(text: string | undefined): Method | undefined {
	if (text === "twoFactorAuthentication") return "TWO_FACTOR_AUTHENTICATION";
	return METHODS.find((method) => method === text);
}

/** The methods that prove a withdrawal; a code by e-mail does not. */
export const WITHDRAWAL_PROOFS = ["PIN_CODE", "SMS", "TWO_FACTOR_AUTHENTICATION"] as const;
export type WithdrawalProof = (typeof WITHDRAWAL_PROOFS)[number];

/** Methods whose code is sent on request. */
export const isSent = (method: Method): method is "SMS" | "EMAIL" => method === "SMS" || method === "EMAIL";

export const CODE_LENGTH = 6;
export const CODE_PATTERN = "^\\d{6}$";
export const PIN_PATTERN = "^\\d{4}$";
/** Never drawn and never right, so that tests have a code that always fails. */
export const WRONG_CODE = "000000";

/** Wrong codes of one operation, over all sessions of a player, before it is blocked. */
export const ATTEMPT_LIMIT = 5;
/** SMS for one operation within the window in which attempts are counted. */
export const SEND_LIMIT = 5;
/** Wrong PINs of one account, for all operations together. */
export const PIN_ATTEMPT_LIMIT = 5;

/**
 * What a withdrawal's code authorises: this amount to this destination. Page, cashier and server build the same text.
 */
export const withdrawalText = (of: { amountMinor: number | bigint; currency: string; destination: string }): string =>
	`withdraw ${of.amountMinor} ${of.currency} to ${of.destination}`;

/** What a phone's code authorises: this number, in E.164. */
export const phoneText = (phone: string): string => `phone ${phone}`;
