import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { DocumentStatus } from "../../contract/states.ts";
import { useVerificationTexts } from "../texts.ts";

/** Whether the status has its own notice with links to continue. */
export const hasStatusNotice = (status: DocumentStatus): boolean => status === "PENDING" || status === "VERIFIED";

/** The status of a document that needs nothing more from the player, with links to continue. */
export function StatusNotice({ status }: { status: DocumentStatus }) {
	const t = useVerificationTexts();
	const path = useSitePath();
	const steps = (
		<Button href={path(pages.verificationSteps)} look="secondary">
			{t("standing.toSteps")}
		</Button>
	);
	if (status === "PENDING") {
		return (
			<Notice tone="info" title={t("standing.pendingTitle")} actions={steps}>
				{t("standing.pendingText")}
			</Notice>
		);
	}
	if (status !== "VERIFIED") return null;
	const on = (
		<>
			<Button href={path(pages.withdraw)}>{t("standing.withdraw")}</Button>
			{steps}
		</>
	);
	return (
		<Notice tone="success" title={t("standing.verifiedTitle")} actions={on}>
			{t("standing.verifiedText")}
		</Notice>
	);
}
