/**
 * One for each thing that a person means to do; every further attempt of the same thing carries the same. It stands
 * beside the player in the books and has 122 random bits, so no stranger's page can have made it: a conflict is never an
 * accident here, and is told rather than tried again under another.
 */
export const newRequestId = (): string => crypto.randomUUID();
