import type { Static, TSchema } from "typebox";

/** Something that has happened in a room, told to whoever listens above. Its name starts with the room's name. */
export type EventSpec<Payload extends TSchema = TSchema> = { name: string; payload: Payload };

export const defineEvent = <const Name extends string, Payload extends TSchema>(
	name: Name,
	payload: Payload,
): { name: Name; payload: Payload } => ({ name, payload });

export type PayloadOf<Event extends EventSpec> = Static<Event["payload"]>;
