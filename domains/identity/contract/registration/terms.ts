/** Every version of the terms that was ever in force, the current one last. `since` is in ISO 8601. */
export const TERMS_VERSIONS = [{ version: "2026-11-01", since: "2026-11-01" }] as const;

/** The terms that a new player accepts; a new text gets a new date. */
export const TERMS_VERSION: string = TERMS_VERSIONS.at(-1)!.version;

/** Whether a player who accepted this version must accept again. */
export const areTermsDue = (acceptedVersion: string): boolean => acceptedVersion !== TERMS_VERSION;
