import { AnalyticsChoice } from "@baize/analytics/web";
import { ThemeSwitch } from "@baize/platform-web";
import { mayCarryToken } from "@baize/referral/contract";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onInstallOffer } from "../../offline/install-offer.ts";
import { useThemeTexts } from "./texts.ts";

/** Light or dark; and below, at the very end of the page, so that nothing moves for it, whether use may be counted. */
export function FooterChoices() {
	const t = useThemeTexts();
	return (
		<>
			<div className="min-h-11">
				<ThemeSwitch label={t("label")} labels={{ system: t("system"), dark: t("dark"), light: t("light") }} />
			</div>
			<div className="basis-full">
				<AnalyticsChoice />
				<Arrival />
				<Install />
			</div>
		</>
	);
}

/** The question loads on a page that a link with a token has opened: almost none. */
function Arrival() {
	const { pathname, search } = useLocation();
	const [question, show] = useState<ReactNode>();
	useEffect(() => {
		if (!mayCarryToken(pathname + search)) return;
		void import("./ArrivalQuestion.tsx").then(({ ArrivalChoice }) => show(<ArrivalChoice />));
	}, [pathname, search]);
	return <Suspense>{question}</Suspense>;
}

/** The entry loads where a browser offers to install the site: most never do. */
function Install() {
	const [entry, show] = useState<ReactNode>();
	useEffect(
		() =>
			onInstallOffer(() => {
				void import("../../offline/InstallEntry.tsx").then(({ InstallEntry }) => show(<InstallEntry />));
			}),
		[],
	);
	return entry;
}
