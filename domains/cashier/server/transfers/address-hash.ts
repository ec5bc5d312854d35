import { createHmac } from "node:crypto";
import type { Id } from "@baize/kernel/id";
import type { Secrets } from "@baize/platform-server";

/** Recognises a repeated request. With the sender in it, equal addresses of two senders cannot be seen to be equal. */
export const addressHash = ({ secrets }: { secrets: Pick<Secrets, "keyFor"> }, senderId: Id, address: string): Buffer =>
	createHmac("sha256", secrets.keyFor("cashier.transferAddress")).update(`${senderId} ${address}`).digest();
