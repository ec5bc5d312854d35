import type { Static, TSchema } from "typebox";

/** An event of a domain, published to subscribers above it. Its name starts with the domain's name. */
export type EventSpec<Payload extends TSchema = TSchema> = { name: string; payload: Payload };

export const defineEvent = <const Name extends string, Payload extends TSchema>(
	name: Name,
	payload: Payload,
): { name: Name; payload: Payload } => ({ name, payload });

export type PayloadOf<Event extends EventSpec> = Static<Event["payload"]>;
