const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const LINK = /<link\b[^>]*>/g;
const IS_ICON = /\brel="icon"/;
const IS_STYLE = /\brel="stylesheet"/;
const LEADS_ON = /(<(?:a|area|form)\b[^>]*?)\s(?:href|action)="[^"]*"/g;
const CAN_BE_PRESSED = /<(button|input|select|textarea|summary)\b/g;

/** The addresses of the styles of a page. */
export const stylesOf = (html: string): string[] =>
	[...html.matchAll(LINK)].flatMap(([link]) => (IS_STYLE.test(link) ? (/\bhref="([^"]*)"/.exec(link)?.[1] ?? []) : []));

/**
 * A page that can be read and not used: without scripts, its styles within it, no link leads on and no button or field
 * responds. It relies on how React writes: attributes in double quotes, and no angle bracket within one.
 */
export const readOnly = (html: string, styles: string): string =>
	html
		.replaceAll(SCRIPT, "")
		.replaceAll(LINK, (link) => (IS_ICON.test(link) ? link : ""))
		.replaceAll(LEADS_ON, "$1")
		.replaceAll(CAN_BE_PRESSED, "<$1 disabled")
		.replace("</head>", () => `<style>${styles.replaceAll("</", "<\\/")}</style></head>`);
