import { AnalyticsChoice } from "@baize/analytics/web";
import { ThemeSwitch } from "@baize/platform-web";
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
			</div>
		</>
	);
}
