import { DEFAULT_LOCALE, LOCALES, tagOf } from "@baize/kernel/locale";
import { pageIn } from "@baize/platform-paths";
import { useLocation } from "react-router";

/** The page's canonical address, its address in each language, and the data of a shared link, for search engines. */
export function Alternates({ publicUrl }: { publicUrl: string }) {
	const { pathname } = useLocation();
	const addressIn = (locale: string): string => publicUrl + pageIn(locale, pathname);
	return (
		<>
			<link rel="canonical" href={publicUrl + pathname} />
			{LOCALES.map((locale) => (
				<link key={locale} rel="alternate" hrefLang={tagOf(locale)} href={addressIn(locale)} />
			))}
			<link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />
			<meta property="og:site_name" content="Baize" />
			<meta property="og:url" content={publicUrl + pathname} />
			<meta property="og:type" content="website" />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}
