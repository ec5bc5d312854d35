import type { PersonDetails } from "@baize/identity/server";

export type RegisterPerson = PersonDetails;

/** A register with an external service. An error and a time-out both mean no answer. */
export type ExclusionRegister = {
	isListed(person: RegisterPerson, signal: AbortSignal): Promise<boolean>;
};
