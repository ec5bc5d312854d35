import { createHmac, timingSafeEqual } from "node:crypto";
import { readId } from "@baize/kernel/id";
import type { CallbackReading } from "../../port.ts";
import { parsed } from "../../wire/notification-body.ts";

/** `sha256=<hex>`: an HMAC-SHA256 over the bytes of the body. */
export const SIGNATURE_HEADER = "btcpay-sig";

/**
 * A webhook says that something has happened to an invoice. Its signature has no time, so a recorded one may be sent
 * again: nothing in it is believed but which invoice to ask about.
 */
export function readWebhook(rawBody: Buffer, header: string | undefined, secrets: readonly string[]): CallbackReading {
	const match = /^sha256=([0-9a-f]{64})$/i.exec(header ?? "");
	if (!match) return { status: "refused", why: "signature" };
	const given = Buffer.from(match[1]!, "hex");
	const fitting = secrets.filter((secret) =>
		timingSafeEqual(given, createHmac("sha256", secret).update(rawBody).digest()),
	);
	return fitting.length > 0 ? aboutInvoice(rawBody) : { status: "refused", why: "signature" };
}

function aboutInvoice(rawBody: Buffer): CallbackReading {
	const { type, metadata } = parsed(rawBody);
	if (typeof type !== "string") return { status: "unreadable" };
	if (!type.startsWith("Invoice")) return { status: "ignored" };
	const { orderId } = (metadata ?? {}) as { orderId?: unknown };
	const paymentId = readId(String(orderId));
	// An invoice that was made by hand in the store concerns no deposit.
	return paymentId === null ? { status: "ignored" } : { status: "ask", kind: "deposit", paymentId };
}
