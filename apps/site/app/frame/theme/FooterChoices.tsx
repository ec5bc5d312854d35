import { AnalyticsChoice } from "@baize/analytics/web";
import { ThemeChoice } from "./ThemeChoice.tsx";

/** Light or dark; and below, at the very end of the page, so that nothing moves for it, whether use may be counted. */
export const FooterChoices = () => (
	<>
		<div className="min-h-11">
			<ThemeChoice />
		</div>
		<div className="basis-full">
			<AnalyticsChoice />
		</div>
	</>
);
