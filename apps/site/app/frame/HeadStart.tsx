import lobbyStyles from "virtual:lobby-styles";
import type { Locale } from "@baize/kernel/locale";
import { addressOf, serverPages } from "@baize/platform-paths";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import { useMatches } from "react-router";
import styles from "../app.css?url";

/**
 * The beginning of every page's head. Only the server renders it: React leaves it in place, and since no browser script
 * imports the styles, none loads them a second time.
 */
export function HeadStart({ locale }: { locale: Locale }) {
	if (!import.meta.env.SSR) return null;
	return (
		<>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
			<meta name="color-scheme" content="dark light" />
			<meta id="bar-dark" name="theme-color" content="#07130f" media="(prefers-color-scheme: dark)" />
			<meta id="bar-light" name="theme-color" content="#f6f2e8" media="(prefers-color-scheme: light)" />
			<link rel="icon" href="/icon.svg" type="image/svg+xml" />
			<link rel="apple-touch-icon" href="/icon-apple-180.png" />
			<link rel="manifest" href={addressOf(serverPages.webManifest, { locale })} />
			<Styles />
			{/* Requested before the styles name them, so that the first text that is drawn is more often final. */}
			{[figtree, fraunces].map((font) => (
				<link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" fetchPriority="low" />
			))}
		</>
	);
}

const LOBBY = "routes/lobby/lobby";

/** The lobby is the first page that most see, so it has a smaller stylesheet; `wholeStyles` loads that of all pages. */
function Styles() {
	const isLobby = useMatches().at(-1)?.id === LOBBY && lobbyStyles !== "";
	return isLobby ? (
		<link rel="stylesheet" href={lobbyStyles} data-whole={styles} precedence="first" />
	) : (
		<link rel="stylesheet" href={styles} precedence="first" />
	);
}
