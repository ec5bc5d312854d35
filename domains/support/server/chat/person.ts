import { createHmac, hash, timingSafeEqual } from "node:crypto";
import { BUCKET_COUNT, bucketOf, type Id } from "@baize/kernel/id";
import { DAY_MS, SECOND_MS } from "@baize/kernel/time";
import type { ReplyTools, Visit } from "@baize/platform-server";
import type { ChatPorts } from "./ports.ts";

/** Who chats: a player with a session, or a visitor by the random name in a signed cookie. */
export type Person =
	| { bucket: number; playerId: Id; visitorHash: null }
	| { bucket: number; playerId: null; visitorHash: Buffer };

const VISITOR_COOKIE = "chat";
const NAME_BYTES = 18;
/** As long as an open chat can be silent, and a while to read the end of it. */
const KEPT_MS = 2 * DAY_MS;

type Ports = Pick<ChatPorts, "secrets" | "random">;

/** Undefined for a visitor who has not chatted yet. */
export function personOf(ports: Ports, visit: Pick<Visit, "session" | "cookies">): Person | undefined {
	if (visit.session) return playerAs(visit.session.playerId);
	const cookie = visit.cookies[VISITOR_COOKIE];
	const [name = "", signature = ""] = cookie?.split(".") ?? [];
	return name !== "" && isSigned(ports, name, signature) ? visitorAs(name) : undefined;
}

/** The same; a visitor without a name gets one. */
export function namedPerson(ports: Ports, visit: Pick<Visit, "session" | "cookies">, reply: ReplyTools): Person {
	const known = personOf(ports, visit);
	if (known) return known;
	const name = Buffer.from(ports.random.bytes(NAME_BYTES)).toString("base64url");
	const value = `${name}.${signatureOf(ports, name).toString("base64url")}`;
	reply.setCookie(VISITOR_COOKIE, value, { maxAgeSeconds: KEPT_MS / SECOND_MS, sameSite: "strict" });
	return visitorAs(name);
}

export const playerAs = (playerId: Id): Person => ({ bucket: bucketOf(playerId), playerId, visitorHash: null });

function visitorAs(name: string): Person {
	const visitorHash = hash("sha256", name, "buffer");
	return { bucket: visitorHash.readUInt8(0) % Number(BUCKET_COUNT), playerId: null, visitorHash };
}

const signatureOf = ({ secrets }: Pick<Ports, "secrets">, name: string): Buffer =>
	createHmac("sha256", secrets.keyFor("support.chat.visitor")).update(name).digest();

function isSigned(ports: Ports, name: string, signature: string): boolean {
	const given = Buffer.from(signature, "base64url");
	const own = signatureOf(ports, name);
	return given.length === own.length && timingSafeEqual(given, own);
}
