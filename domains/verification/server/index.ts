import type { Id } from "@baize/kernel/id";
import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { DocumentStatus, PhoneStatus, VerificationView } from "../contract/index.ts";
import { statusIn } from "./document-store.ts";
import { askProvider } from "./hear-provider.ts";
import { openHouse } from "./house.ts";
import type { VerificationPorts } from "./ports.ts";
import { verificationOf } from "./read-methods.ts";
import { deleteOldFiles } from "./retention.ts";
import { bindings } from "./routes.ts";
import { subscribe } from "./subscribers.ts";
import { type Adoption, adoptPhone } from "./validate-phone.ts";
import { validatedPhone } from "./validated-phone.ts";

export { folderStorage } from "./adapters/folder-storage.ts";
export { hostedProvider } from "./adapters/hosted.ts";
export { type IdentitySandbox, openIdentitySandbox, type SandboxPorts } from "./adapters/sandbox/index.ts";
export type * from "./ports.ts";
export { sealedColumns } from "./sealed-columns.ts";
export { type DemoStanding, seedVerification } from "./seed.ts";

export type Verification = {
	/** As the database says now; in a transaction, as that sees it. */
	documentStatus(reader: Reader, playerId: Id): Promise<DocumentStatus>;
	/**
	 * Calls the listener after every change of a document or a phone, in whatever process; with undefined where any may have
	 * changed.
	 */
	onStatusChanged(listener: (playerId: Id | undefined) => void): void;
	phoneStatus(reader: Reader, playerId: Id): Promise<PhoneStatus>;
	isPhoneValidated(reader: Reader, playerId: Id): Promise<boolean>;
	/** In E.164; undefined where none is validated. */
	validatedPhone(reader: Reader, playerId: Id): Promise<string | undefined>;
	/** In the transaction in which a code that was sent to a phone, in E.164, came back. */
	adoptPhone(tx: Tx, playerId: Id, phone: string): Promise<Adoption>;
	/** The steps of the player's verification, for the copy of their data. */
	exportOf(playerId: Id): Promise<VerificationView>;
	bindings: Binding[];
	/** One round of asking the company about documents that have been quiet; it also runs by the clock. */
	askProvider(): Promise<void>;
	/** One round of deleting pictures whose time is over; it also runs by the clock. Answers how many. */
	deleteOldFiles(): Promise<number>;
};

/** Opened before the outbox starts, because it adds its jobs and listeners there. */
export function openVerification(ports: VerificationPorts): Verification {
	const house = openHouse(ports);
	subscribe(house);
	const phoneOf = (reader: Reader, playerId: Id) => validatedPhone(ports.players, reader, playerId);
	const isPhoneValidated = async (reader: Reader, playerId: Id) => (await phoneOf(reader, playerId)) !== undefined;
	return {
		documentStatus: statusIn,
		onStatusChanged: house.memory.onChanged,
		phoneStatus: async (reader, playerId) =>
			(await isPhoneValidated(reader, playerId)) ? "VALIDATED" : "NOT_VALIDATED",
		isPhoneValidated,
		validatedPhone: phoneOf,
		adoptPhone: (tx, playerId, phone) => adoptPhone(house, tx, playerId, phone),
		exportOf: (playerId) => verificationOf(house, playerId),
		bindings: bindings(house),
		askProvider: () => askProvider(house),
		deleteOldFiles: () => deleteOldFiles(house),
	};
}
