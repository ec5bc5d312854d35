import { pages } from "@baize/platform-paths";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCashierTexts } from "../texts.ts";

/** The number of a withdrawal, which leads to its own page. */
export function ReceiptLink({ withdrawalId }: { withdrawalId: string }) {
	const t = useCashierTexts();
	const path = useSitePath();
	return (
		<a
			className="inline-flex min-h-6 items-center underline"
			href={path(pages.withdrawal, { withdrawal: withdrawalId })}
			aria-label={t("withdrawal.open", { id: withdrawalId })}
		>
			<bdi>{withdrawalId}</bdi>
		</a>
	);
}
