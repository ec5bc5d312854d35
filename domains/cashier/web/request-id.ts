/** One for each thing that a person means to do; every further attempt of the same thing carries the same. */
export const newRequestId = (): string => crypto.randomUUID();
