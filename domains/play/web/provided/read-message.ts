/** What the page of a game reports to the page around it. */
export type FrameMessage = "ready" | "busy" | "balance" | "quit";
const MESSAGES: readonly string[] = ["ready", "busy", "balance", "quit"] satisfies FrameMessage[];

/** Undefined for what comes from another window or origin, or has not the form of a message. */
export function readMessage(
	{ origin, source, data }: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
	from: { origins: readonly string[]; window: unknown },
): FrameMessage | undefined {
	if (!from.window || source !== from.window || !from.origins.includes(origin)) return undefined;
	if (typeof data !== "object" || data === null) return undefined;
	const { v, type } = data as Record<string, unknown>;
	return v === 1 && typeof type === "string" && MESSAGES.includes(type) ? (type as FrameMessage) : undefined;
}
