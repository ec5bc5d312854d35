/**
 * One id for each thing that the player does; every further attempt of it sends the same id. It is stored with the
 * player's id and has 122 random bits, so another site's page cannot have made it: a conflict is never an accident
 * here, and is shown rather than tried again under another id.
 */
export const newRequestId = (): string => crypto.randomUUID();
