import type { CallError } from "@baize/platform-web/reads";

/** What a refused code means for the page. spec §5, §8 */
export type Trouble =
	| { kind: "wrong"; remaining: number }
	/** Nothing was counted: the message without a number. */
	| { kind: "plain" }
	| { kind: "last" }
	| { kind: "blocked"; seconds: number }
	| { kind: "noSends"; seconds: number }
	/** Any other error has its own text, or the general one. */
	| { kind: "other"; error: CallError };

const secondsIn = ({ body, retryAfterMs }: CallError, name: string): number => {
	const value = body.details?.[name];
	return typeof value === "number" ? value : Math.ceil((retryAfterMs ?? 0) / 1000);
};

export function troubleOf(error: CallError): Trouble {
	switch (error.code) {
		case "ACCOUNT_BLOCKED":
		case "MFA_ACCOUNT_BLOCKED":
			return { kind: "blocked", seconds: secondsIn(error, "remainingBlockingTime") };
		case "NO_REMAINING_SEND_CODE_ATTEMPT":
			return { kind: "noSends", seconds: secondsIn(error, "retryAfter") };
		case "MFA_INVALID_CONFIRMATION_CODE":
			return wrongCode(error.body.details ?? {});
		default:
			return { kind: "other", error };
	}
}

function wrongCode({ remainingAttempts, limit }: Record<string, unknown>): Trouble {
	if (typeof remainingAttempts !== "number" || remainingAttempts === limit) return { kind: "plain" };
	return remainingAttempts === 1 ? { kind: "last" } : { kind: "wrong", remaining: remainingAttempts };
}
