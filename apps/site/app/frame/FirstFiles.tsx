import styles from "../app.css?url";

/**
 * What a page is drawn with. Only the server writes it: React leaves it where it is, and as no script of the browser's
 * names the file, none asks for it a second time.
 */
export function FirstFiles() {
	return import.meta.env.SSR ? <link rel="stylesheet" href={styles} precedence="first" /> : null;
}
