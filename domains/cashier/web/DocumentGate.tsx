import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { STEP_PATHS } from "@baize/verification/contract";
import type { ReactNode } from "react";
import type { DocumentGateView } from "../contract/schemas.ts";
import { useCashierTexts } from "./texts.ts";

type Props = { document: DocumentGateView; kind: "deposit" | "withdrawal"; children: ReactNode };

/** If the player's document blocks the payment, what to do about it; otherwise the children. */
export function DocumentGate({ document, kind, children }: Props) {
	if (document.verdict === "clear") return children;
	return <DocumentNotice verdict={document.verdict} status={document.status} kind={kind} />;
}

/** Also for a refusal that came after the page had allowed it. */
function DocumentNotice({
	verdict,
	status,
	kind,
}: {
	verdict: "blocked" | "required";
	status?: string | undefined;
	kind: Props["kind"];
}) {
	const t = useCashierTexts();
	const path = useSitePath();
	if (verdict === "blocked") {
		return (
			<Notice
				tone="danger"
				title={t("document.blockedTitle")}
				actions={<Button href={path(STEP_PATHS.blocked)}>{t("document.blockedGo")}</Button>}
			>
				{t("document.blockedText")}
			</Notice>
		);
	}
	const isPending = status === "PENDING";
	const to = path(isPending ? pages.verificationSteps : STEP_PATHS.document);
	return (
		<Notice
			tone={isPending ? "info" : "warning"}
			title={isPending ? t("document.pendingTitle") : t("document.requiredTitle")}
			actions={<Button href={to}>{isPending ? t("document.pendingGo") : t("document.requiredGo")}</Button>}
		>
			{isPending ? t("document.pendingText") : t(`document.${kind}Text`)}
		</Notice>
	);
}
