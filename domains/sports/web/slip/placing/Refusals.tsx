import { useFlag } from "@baize/flags/web";
import { pages, pathIn } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import type { CallError } from "@baize/platform-web/reads";
import { isSaferPlayRefusal, SaferPlayRefusal } from "@baize/safer-play/web";
import { useLocation } from "react-router";
import { useSportsTexts } from "../../texts.ts";
import { useRefusalText } from "./use-refusal-text.ts";

/** What was refused and what to do next; each reason once. No money was taken for any of them. */
export function Refusals({ errors }: { errors: readonly CallError[] }) {
	const refusalText = useRefusalText();
	const byCode = new Map(errors.map((error) => [error.code, error]));
	return [...byCode.values()].map((error) => (
		<Notice
			key={error.code}
			live
			tone={error.code === "PRICE_CHANGED" ? "warning" : "danger"}
			actions={<WayOut error={error} />}
		>
			{isSaferPlayRefusal(error) ? <SaferPlayRefusal error={error} /> : refusalText(error)}
		</Notice>
	));
}

/** A link to where the player can solve it. */
function WayOut({ error }: { error: CallError }) {
	const t = useSportsTexts();
	const path = useSitePath();
	const locale = useLocale();
	const { pathname, search } = useLocation();
	const mayDeposit = useFlag("cashierDeposit");
	if (error.code === "SESSION_REQUIRED")
		return (
			<Button size="s" href={pathIn(locale, pages.login, { destination: pathname + search })}>
				{t("slip.logIn")}
			</Button>
		);
	if (error.code === "INSUFFICIENT_FUNDS" && mayDeposit)
		return (
			<Button look="secondary" size="s" href={path(pages.deposit)}>
				{t("slip.deposit")}
			</Button>
		);
	if (!isSaferPlayRefusal(error)) return null;
	return (
		<Button look="secondary" size="s" href={path(pages.limits)}>
			{t("slip.limits")}
		</Button>
	);
}
