import type { Id } from "@baize/kernel/id";
import type { Binding, Reader } from "@baize/platform-server";
import type { DocumentStatus, PhoneStatus, VerificationView } from "../contract/index.ts";
import { deleteOldFiles } from "./capture/retention.ts";
import { openDeps } from "./deps.ts";
import { statusIn } from "./document/document-store.ts";
import { verificationOf } from "./document/read-methods.ts";
import { validatedPhone } from "./phone/validated-phone.ts";
import type { VerificationPorts } from "./ports.ts";
import { pollProvider } from "./provider/provider-outcomes.ts";
import { bindings } from "./routes.ts";
import { subscribe } from "./subscribers.ts";

export { folderStorage } from "./adapters/folder-storage.ts";
export { hostedProvider } from "./adapters/hosted.ts";
export { type IdentitySandbox, openIdentitySandbox, type SandboxPorts } from "./adapters/sandbox/index.ts";
export { sealedColumns } from "./capture/sealed-columns.ts";
export { statusIn as documentStatusIn } from "./document/document-store.ts";
export { openPhones, type Phones } from "./phone/phones.ts";
export type * from "./ports.ts";
export { type DemoVerification, seedVerification } from "./seed.ts";

export type Verification = {
	/** As the database has it now; in a transaction, as that transaction sees it. */
	documentStatus(reader: Reader, playerId: Id): Promise<DocumentStatus>;
	/**
	 * Calls the listener after every change of a document or a phone, in whatever process; with undefined where any may have
	 * changed.
	 */
	onStatusChanged(listener: (playerId: Id | undefined) => void): void;
	phoneStatus(reader: Reader, playerId: Id): Promise<PhoneStatus>;
	/** In E.164; undefined if none is validated. */
	validatedPhone(reader: Reader, playerId: Id): Promise<string | undefined>;
	/** The steps of the player's verification, for the copy of their data. */
	exportOf(playerId: Id): Promise<VerificationView>;
	bindings: Binding[];
	/** Polls the company once for documents without a callback; a periodic job. */
	pollProvider(): Promise<void>;
	/** Deletes pictures whose retention has ended, and returns how many; a periodic job. */
	deleteOldFiles(): Promise<number>;
};

/** Must be opened before the outbox starts, because it registers jobs and listeners there. */
export function openVerification(ports: VerificationPorts): Verification {
	const deps = openDeps(ports);
	subscribe(deps);
	const phoneOf = (reader: Reader, playerId: Id) => validatedPhone(ports.players, reader, playerId);
	return {
		documentStatus: statusIn,
		onStatusChanged: deps.statusCache.onChanged,
		phoneStatus: async (reader, playerId) =>
			(await phoneOf(reader, playerId)) === undefined ? "NOT_VALIDATED" : "VALIDATED",
		validatedPhone: phoneOf,
		exportOf: (playerId) => verificationOf(deps, playerId),
		bindings: bindings(deps),
		pollProvider: () => pollProvider(deps),
		deleteOldFiles: () => deleteOldFiles(deps),
	};
}
