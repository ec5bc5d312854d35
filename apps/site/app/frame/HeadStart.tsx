import styles from "../app.css?url";

/**
 * What the head of every page begins with. Only the server writes it: React leaves it where it is, and as no script of the
 * browser's names the styles, none asks for them a second time.
 */
export function HeadStart() {
	if (!import.meta.env.SSR) return null;
	return (
		<>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
			<meta name="color-scheme" content="dark light" />
			<meta id="bar-dark" name="theme-color" content="#07130f" media="(prefers-color-scheme: dark)" />
			<meta id="bar-light" name="theme-color" content="#f6f2e8" media="(prefers-color-scheme: light)" />
			<link rel="icon" href="/icon.svg" type="image/svg+xml" />
			<link rel="stylesheet" href={styles} precedence="first" />
		</>
	);
}
