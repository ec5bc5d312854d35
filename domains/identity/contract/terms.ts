/** Every version of the terms that was ever in force, the present one last. `since` is in ISO 8601. */
export const TERMS_VERSIONS = [{ version: "2026-11-01", since: "2026-11-01" }] as const;

/** The terms that whoever registers accepts; a new text gets a new date. */
export const TERMS_VERSION: string = TERMS_VERSIONS.at(-1)!.version;

/** Whether whoever accepted this version is to be asked again. */
export const areTermsDue = (acceptedVersion: string): boolean => acceptedVersion !== TERMS_VERSION;
