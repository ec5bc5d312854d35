import { type Id, idText, readId } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { BankAccountClaim, PlayerBankAccounts } from "../../contract/index.ts";
import { type BankAccountRow, claimsOfAccount, claimsOfPlayer } from "./claim-store.ts";
import { listLinkedAccounts } from "./linked-accounts.ts";
import type { BankAccountsPorts } from "./ports.ts";
import { refusePlayer } from "./refuse.ts";

/** What an operator sees of where a player is paid to. */
export async function readBankAccounts(ports: BankAccountsPorts, player: string): Promise<PlayerBankAccounts> {
	const { reader } = ports.database;
	const playerId = readId(player) ?? 0n;
	if (!(await ports.identity.readPlayer(reader, playerId))) throw refusePlayer("PLAYER_UNKNOWN");
	const claims = await claimsOfPlayer(reader, playerId);
	return {
		playerId: idText(playerId),
		linkedAccounts: await listLinkedAccounts(reader, playerId),
		claims: await Promise.all(claims.map((claim) => claimView(ports, reader, claim))),
	};
}

async function claimView(
	{ identity }: BankAccountsPorts,
	reader: Reader,
	claim: BankAccountRow,
): Promise<BankAccountClaim> {
	const all = await claimsOfAccount(reader, claim.fingerprint);
	const others = all.filter(({ player_id }) => player_id !== claim.player_id);
	const names = await identity.namesOf(reader, others.map(idOf));
	return {
		claimId: idText(claim.claim_id),
		lastFour: claim.last_four,
		status: claim.status,
		sinceMs: claim.since.getTime(),
		others: others.map(({ player_id, status }) => ({
			playerId: idText(player_id),
			displayName: names.get(player_id)?.name ?? idText(player_id),
			status,
		})),
	};
}

const idOf = ({ player_id }: BankAccountRow): Id => player_id;
