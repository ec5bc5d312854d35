import type { PersonDetails } from "@baize/identity/server";

export type RegisterPerson = PersonDetails;

/** A register that is asked outside. Throwing and being slow are alike no answer. */
export type ExclusionRegister = {
	isListed(person: RegisterPerson, signal: AbortSignal): Promise<boolean>;
};
