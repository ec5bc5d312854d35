import type { CallError } from "@baize/platform-web/reads";
import { LIMIT_KINDS, LIMIT_WINDOWS } from "../contract/limits.ts";
import { useSaferPlayTexts } from "./texts.ts";
import { useLimitText, useWhenText } from "./use-formats.ts";

type Details = {
	limit?: string;
	window?: string;
	remainingMinor?: number;
	resetsAtMs?: number | null;
	currency?: string;
	untilMs?: number | null;
	isCarried?: boolean;
};

/** The text of a refusal by a limit, a break or a reality check, for a player who wanted to stake or to deposit. */
export default function RefusalText({ error }: { error: CallError }) {
	const t = useSaferPlayTexts();
	const whenText = useWhenText();
	const details = (error.body.details ?? {}) as Details;
	const limitText = useLimitText(details.currency ?? "CAD");
	const until = details.untilMs;
	if (error.code === "EXCLUDED" && details.isCarried) return t("refusal.carried");
	if (error.code === "EXCLUDED")
		return until ? t("refusal.excludedUntil", { when: whenText(until, true) }) : t("refusal.excluded");
	if (error.code === "TIMED_OUT") return t("refusal.timedOut", { when: until ? whenText(until) : "" });
	if (error.code === "REALITY_CHECK_DUE") return t("refusal.realityCheck");
	const kind = LIMIT_KINDS.find((each) => each === details.limit) ?? "stake";
	const window = t(`limits.windows.${LIMIT_WINDOWS.find((each) => each === details.window) ?? "day"}`);
	const reached =
		kind === "time"
			? t("refusal.limitTime", { window })
			: t("refusal.limit", {
					kind: t(`limits.kinds.${kind}`),
					window,
					amount: limitText(kind, details.remainingMinor ?? 0),
				});
	return details.resetsAtMs ? `${reached} ${t("refusal.resets", { when: whenText(details.resetsAtMs) })}` : reached;
}
