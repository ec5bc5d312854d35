import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { nextStep, STEP_PATHS, VERIFICATION_FUNNEL } from "../../contract/next-step.ts";
import { useVerificationTexts } from "../texts.ts";
import { useDocumentVerification, usePhoneVerification } from "./StatusProviders.tsx";

/** Shown while the player must still do something; links to the next step. spec §4 */
export function DocumentBanner() {
	const t = useVerificationTexts();
	const path = useSitePath();
	const step = nextStep(usePhoneVerification().status, useDocumentVerification().status);
	if (!step) return null;
	const funnel = step === "blocked" ? undefined : VERIFICATION_FUNNEL;
	const go = (
		<Button href={path(STEP_PATHS[step], { funnel })} look="secondary" size="s">
			{t(`banner.${step}Go`)}
		</Button>
	);
	return (
		<div data-shows-status={step === "blocked" || undefined}>
			<Notice tone={step === "blocked" ? "danger" : step === "documentAgain" ? "warning" : "info"} actions={go}>
				{t(`banner.${step}`)}
			</Notice>
		</div>
	);
}
