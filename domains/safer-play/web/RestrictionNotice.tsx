import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { SaferPlayState } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";
import { useWhenText } from "./use-words.ts";

/** The break that stands, until when, and what can be done meanwhile. */
export function RestrictionNotice({ restriction }: Pick<SaferPlayState, "restriction">) {
	const t = useSaferPlayTexts();
	const path = useSitePath();
	const whenText = useWhenText();
	if (!restriction) return null;
	const { kind, untilMs } = restriction;
	const when = untilMs === null ? "" : whenText(untilMs, kind === "EXCLUDED");
	const text =
		kind === "TIMED_OUT"
			? t("break.stands", { when })
			: untilMs === null
				? t("exclusion.permanent")
				: t("exclusion.stands", { when });
	const withdraw = (
		<Button look="secondary" size="s" href={path("/account/cashier/withdraw")}>
			{t("exclusion.withdraw")}
		</Button>
	);
	return (
		<Notice tone="info" actions={withdraw}>
			{text}
		</Notice>
	);
}
