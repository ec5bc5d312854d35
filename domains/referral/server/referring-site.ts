/** The names of sites that many visitors come from. Another site is named as its domain. */
const NAMES: Readonly<Record<string, string>> = {
	"google.com": "Google",
	"bing.com": "Bing",
	"duckduckgo.com": "DuckDuckGo",
	"facebook.com": "Facebook",
	"instagram.com": "Instagram",
	"t.co": "X",
	"youtube.com": "YouTube",
	"reddit.com": "Reddit",
	"wa.me": "WhatsApp",
	"t.me": "Telegram",
};

const MAX_DOMAIN_LENGTH = 253;

/** The other site whose page led here; undefined for our own, and for what is no page of the web. */
export function referringSiteOf(referer: string, ownHost: string): { domain: string; name: string } | undefined {
	const url = URL.canParse(referer) ? new URL(referer) : undefined;
	if (!url || !/^https?:$/.test(url.protocol) || url.host === ownHost) return undefined;
	const domain = url.hostname.replace(/^(www|m|l)\./, "");
	if (domain === "" || domain.length > MAX_DOMAIN_LENGTH) return undefined;
	return { domain, name: NAMES[domain] ?? domain };
}
