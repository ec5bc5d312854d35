import type { Id } from "@baize/kernel/id";
import type { SignedInVisit } from "@baize/platform-server";
import type { Account, Details, Preferences, Profile, Proof, Terms } from "../../../contract/index.ts";
import type { Parts } from "../../ports.ts";
import { acceptTerms } from "./accept-terms.ts";
import { readAccount, readTerms } from "./read-account.ts";
import { readProfile } from "./read-profile.ts";
import { updateDetails } from "./update-details.ts";
import { updatePreferences } from "./update-preferences.ts";

/** What players read and change of the persons that this domain stores, for the domain whose calls do it. */
export type OwnProfile = {
	readAccount(playerId: Id): Promise<Account>;
	/** The User of spec §3, without what a higher domain stores of it. */
	readProfile(playerId: Id): Promise<Omit<Profile, "personaLinkedAccounts">>;
	updatePreferences(preferences: Preferences, visit: SignedInVisit): Promise<Account>;
	updateDetails(input: { details: Details; proof: Proof }, visit: SignedInVisit): Promise<Account>;
	readTerms(playerId: Id): Promise<Terms>;
	acceptTerms(version: string, visit: SignedInVisit): Promise<Terms>;
};

export const openOwnProfile = (parts: Parts): OwnProfile => ({
	readAccount: (playerId) => readAccount(parts, playerId),
	readProfile: (playerId) => readProfile(parts, playerId),
	updatePreferences: (preferences, visit) => updatePreferences(parts, preferences, visit),
	updateDetails: (input, visit) => updateDetails(parts, input, visit),
	readTerms: (playerId) => readTerms(parts, playerId),
	acceptTerms: (version, visit) => acceptTerms(parts, version, visit),
});
