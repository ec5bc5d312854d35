import type { Locale } from "@baize/kernel/locale";
import { findText, openTexts } from "@baize/platform-web/i18n";

// A browser that runs scripts never shows these texts.
if (import.meta.env.SSR)
	await openTexts("withoutScripts", import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }));

/** The text shown without scripts. Only the server renders it: React leaves it in place. */
export const WithoutScripts = ({ locale }: { locale: Locale }) =>
	import.meta.env.SSR ? (
		<noscript>
			<p className="bg-warning-soft px-4 py-3 text-center text-ink">{findText(locale, "withoutScripts.needed")}</p>
		</noscript>
	) : null;
