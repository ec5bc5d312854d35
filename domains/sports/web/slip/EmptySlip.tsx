import { EmptyState } from "@baize/platform-web";
import { useSportsTexts } from "../texts.ts";

export function EmptySlip() {
	const t = useSportsTexts();
	return (
		<EmptyState icon="receipt" title={t("slip.emptyTitle")}>
			{t("slip.emptyText")}
		</EmptyState>
	);
}
