import { displayCode } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { Button, EmptyState } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCashierTexts } from "./texts.ts";

type Props = { kind: "deposit" | "withdraw"; currency: string };

/** No method accepts the account's currency: what the player can do all the same, and who helps. */
export function NoMethodState({ kind, currency }: Props) {
	const t = useCashierTexts();
	const path = useSitePath();
	return (
		<EmptyState
			icon={kind === "deposit" ? "credit-card" : "building-bank"}
			title={t(`${kind}.none`, { currency: displayCode(currency) })}
			actions={
				<>
					<Button href={path(pages.contact)}>{t("noMethod.contact")}</Button>
					<Button href={path(pages.statement)} look="secondary">
						{t("noMethod.statement")}
					</Button>
				</>
			}
		>
			{t(`${kind}.noneText`)}
		</EmptyState>
	);
}
