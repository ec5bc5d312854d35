import { BANNER_SIZES, type Medium } from "./schemas.ts";

/** What an affiliate's site and the address of one of our pages have in it, by which a visitor is counted. */
type Tracked = { affiliateId: string; mediumId: string };

/** The page's address with the affiliate's token, and with the medium as its campaign. */
export function trackedLink(address: string, { affiliateId, mediumId }: Tracked): string {
	const url = new URL(address);
	url.searchParams.set("myafftoken", affiliateId);
	url.searchParams.set("extcmpid", mediumId);
	return url.href;
}

type Shown = Pick<Medium, "format"> & { link: string; words: string; notice: string; isRightToLeft: boolean };

/**
 * The medium as HTML for another site: a link with its own look, and no picture or script of ours, so we learn nothing of
 * who only sees it. A banner says the notice that the law asks for.
 */
export function htmlOf({ format, link, words, notice, isRightToLeft }: Shown): string {
	const opening = `<a href="${escaped(link)}" rel="sponsored nofollow"${isRightToLeft ? ' dir="rtl"' : ""}`;
	if (format === "link") return `${opening}>${escaped(words)}</a>`;
	const { width, height } = BANNER_SIZES[format];
	const look = [
		"box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center",
		`flex-flow:${width > height * 2 ? "row" : "column"};gap:12px;padding:12px;overflow:hidden`,
		`width:${width}px;height:${height}px;max-width:100%;background:black;color:white`,
		"font:600 18px/1.3 system-ui,sans-serif;text-align:center;text-decoration:none",
	];
	return `${opening} style="${look.join(";")}"><span>${escaped(words)}</span><small>Baize · ${escaped(notice)}</small></a>`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!);
