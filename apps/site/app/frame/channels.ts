export type Channel = "casino" | "virtuals" | "sports" | "account" | "other";

/** The channel of a path, from the segment after the language. */
export function channelOf(pathname: string): Channel {
	const segment = pathname.split("/")[2] ?? "";
	if (segment === "" || segment === "casino") return "casino";
	if (segment === "virtuals" || segment === "sports" || segment === "account") return segment;
	return "other";
}
