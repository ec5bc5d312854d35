import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { masked } from "@baize/kernel/mask";
import { pages, pathIn } from "@baize/platform-paths";
import type { Handler } from "@baize/platform-server";
import {
	nextStatus,
	type readCapture,
	type readDocumentStatus,
	type readDocumentUrl,
	type readPhoneStatus,
	type readVerification,
	TRIES,
	type VerificationView,
} from "../../contract/index.ts";
import { countriesIn } from "../capture/countries.ts";
import { drafts } from "../capture/file-store.ts";
import type { VerificationDeps } from "../deps.ts";
import { validatedPhone } from "../phone/validated-phone.ts";
import { startAtProvider } from "../provider/start-at-provider.ts";
import { refuse } from "../refuse.ts";
import { readDocumentRow } from "./document-store.ts";

export const readingDocumentStatus =
	({ statusCache }: VerificationDeps): Handler<typeof readDocumentStatus> =>
	(_input, { session }) =>
		statusCache.documentReply(session.playerId);

export const readingPhoneStatus =
	({ statusCache }: VerificationDeps): Handler<typeof readPhoneStatus> =>
	(_input, { session }) =>
		statusCache.phoneReply(session.playerId);

/** The address of our own capture page, or of a transaction started at the verifying company. */
export const readingDocumentUrl =
	(deps: VerificationDeps): Handler<typeof readDocumentUrl> =>
	async (_input, { session: { playerId }, locale }) => {
		const document = await readDocumentRow(deps.database.reader, playerId);
		const status = document?.status ?? "REQUESTED";
		if (!nextStatus("submit", status)) throw refuse("DOCUMENT_STATE", { status });
		if (document && document.invalid_count >= TRIES) throw refuse("DOCUMENT_TRIES_USED", { limit: TRIES });
		const { provider } = deps;
		return {
			url: provider ? await startAtProvider(deps, provider, playerId, locale) : pathIn(locale, pages.captureDocument),
		};
	};

export const readingCapture =
	({ provider, players, database: { reader } }: VerificationDeps): Handler<typeof readCapture> =>
	async (_input, { session: { playerId }, locale }) => {
		if (provider) throw refuse("CAPTURE_NOT_OFFERED");
		const [document, player, uploaded] = await Promise.all([
			readDocumentRow(reader, playerId),
			players.readPlayer(reader, playerId),
			drafts(reader, playerId),
		]);
		check(player, "a player's session is a player's");
		return {
			status: document?.status ?? "REQUESTED",
			uploaded: uploaded.map(({ side }) => side),
			countries: countriesIn(locale),
			country: player.country,
		};
	};

export const readingVerification =
	(deps: VerificationDeps): Handler<typeof readVerification> =>
	(_input, { session }) =>
		verificationOf(deps, session.playerId);

/** The steps of a player's verification, each with its state and reasons. */
export async function verificationOf(
	{ players, lawOf, database: { reader } }: Pick<VerificationDeps, "players" | "lawOf" | "database">,
	playerId: Id,
): Promise<VerificationView> {
	const [document, player, phone] = await Promise.all([
		readDocumentRow(reader, playerId),
		players.readPlayer(reader, playerId),
		validatedPhone(players, reader, playerId),
	]);
	check(player, "a player's session is a player's");
	const shown = phone ?? player.phone;
	return {
		email: player.email,
		phone: { status: phone ? "VALIDATED" : "NOT_VALIDATED", ...(shown ? { shown: masked(shown) } : {}) },
		document: {
			status: document?.status ?? "REQUESTED",
			reasons: document?.reasons ?? [],
			...(document?.reason ? { reason: document.reason } : {}),
			...(document ? { changedAtMs: document.changed_at.getTime() } : {}),
			triesLeft: Math.max(0, TRIES - (document?.invalid_count ?? 0)),
		},
		documentsBefore: lawOf(player).documentsBefore,
	};
}
