import { useFlag } from "@baize/flags/web";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { CallError } from "@baize/platform-web/reads";
import { isSaferPlayRefusal, SAFER_PLAY_PAGE, SaferPlayRefusal } from "@baize/safer-play/web";
import { useSportsTexts } from "../texts.ts";
import { useRefusalText } from "./use-refusal-text.ts";

/** What was refused and what to do next; each reason once. Nothing was taken for any of them. */
export function Refusals({ errors }: { errors: readonly CallError[] }) {
	const t = useSportsTexts();
	const path = useSitePath();
	const mayDeposit = useFlag("cashierDeposit");
	const refusalText = useRefusalText();
	const byCode = new Map(errors.map((error) => [error.code, error]));
	return [...byCode.values()].map((error) => (
		<Notice
			key={error.code}
			live
			tone={error.code === "PRICE_CHANGED" ? "warning" : "danger"}
			actions={
				error.code === "INSUFFICIENT_FUNDS" && mayDeposit ? (
					<Button look="secondary" size="s" href={path("/account/cashier/deposit")}>
						{t("slip.deposit")}
					</Button>
				) : (
					isSaferPlayRefusal(error) && (
						<Button look="secondary" size="s" href={path(SAFER_PLAY_PAGE)}>
							{t("slip.limits")}
						</Button>
					)
				)
			}
		>
			{isSaferPlayRefusal(error) ? <SaferPlayRefusal error={error} /> : refusalText(error)}
		</Notice>
	));
}
