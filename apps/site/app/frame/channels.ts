export type Channel = "casino" | "virtuals" | "sports" | "account" | "other";

/** Which channel a path belongs to: the segment after the language tells. */
export function channelOf(pathname: string): Channel {
	const segment = pathname.split("/")[2] ?? "";
	if (segment === "" || segment === "casino") return "casino";
	if (segment === "virtuals" || segment === "sports" || segment === "account") return segment;
	return "other";
}
