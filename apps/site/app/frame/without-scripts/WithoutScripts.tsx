import type { Locale } from "@baize/kernel/locale";
import { findText, openTexts } from "@baize/platform-web/i18n";

// No browser that runs scripts has a use for these words.
if (import.meta.env.SSR)
	await openTexts("withoutScripts", import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }));

/** What is said where no script runs. Only the server writes it: React leaves it where it is. */
export const WithoutScripts = ({ locale }: { locale: Locale }) =>
	import.meta.env.SSR ? (
		<noscript>
			<p className="bg-warning-soft px-4 py-3 text-center text-ink">{findText(locale, "withoutScripts.needed")}</p>
		</noscript>
	) : null;
