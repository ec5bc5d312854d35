import { pages } from "@baize/platform-paths";
import { Button } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { chooseAnalytics } from "../contract/calls.ts";
import { asksNotToBeCounted, consentIn, thisBrowser } from "./own-consent.ts";
import { useAnalyticsTexts } from "./texts.ts";

/**
 * Whether the visitor's use of the site may be counted: asked at the end of each page, where it covers nothing, and
 * changed at the same place by the same two buttons.
 */
export function AnalyticsChoice() {
	const t = useAnalyticsTexts();
	const errorText = useErrorText();
	const [consent, setConsent] = useState(() => consentIn(thisBrowser()));
	const call = useCall(chooseAnalytics);

	async function choose(agreed: boolean): Promise<void> {
		const answer = await call.run({ headers: {}, body: { agreed } });
		if (answer) setConsent(answer.agreed ? "agreed" : "declined");
	}

	if (asksNotToBeCounted(thisBrowser())) return <Line text={t("choice.signal")} />;
	return (
		<section aria-label={t("choice.label")} className="flex flex-wrap items-center gap-x-6 gap-y-3">
			<div className="grid gap-1" aria-live="polite">
				<Line text={t(`choice.${consent ?? "question"}`)} />
				{call.error && <p className="text-ink">{errorText(call.error)}</p>}
			</div>
			<div className="flex flex-wrap gap-2.5 md:ms-auto">
				<Choice label={t("choice.accept")} isChosen={consent === "agreed"} onChoose={() => void choose(true)} />
				<Choice label={t("choice.decline")} isChosen={consent === "declined"} onChoose={() => void choose(false)} />
			</div>
		</section>
	);
}

/** With the way to the page that says what is stored and counted. */
function Line({ text }: { text: string }) {
	const t = useAnalyticsTexts();
	const path = useSitePath();
	return (
		<p>
			{text}{" "}
			<a href={path(pages.cookiesContent)} className="hit inline-flex items-center underline hover:text-ink">
				{t("choice.more")}
			</a>
		</p>
	);
}

type ChoiceProps = { label: string; isChosen: boolean; onChoose(): void };

/** The two look alike: neither is the one to press. */
const Choice = ({ label, isChosen, onChoose }: ChoiceProps) => (
	<Button look="secondary" size="s" {...(isChosen ? { icon: "check" } : {})} aria-pressed={isChosen} onClick={onChoose}>
		{label}
	</Button>
);
