import type { OpenProposal } from "@baize/desk/contract";
import { refuser } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import {
	type GameJackpot,
	jackpotsErrors,
	type LevelView,
	type OwnWin,
	type PastWin,
	type PotRow,
	type PotView,
} from "../contract/index.ts";
import { auditPots } from "./audit-pots.ts";
import { fundingSubject } from "./fund-pot.ts";
import type { JackpotPorts } from "./ports.ts";
import { subjectOf } from "./pot-entry.ts";
import { isProved, openPotProofs } from "./pot-proofs.ts";
import { openRecentPots } from "./recent-pots.ts";
import { meterOf, reserveOf, wholeMinor } from "./rules.ts";
import { type Pot, readPots } from "./store.ts";
import { findLevel, type PotKey } from "./terms.ts";
import { readPastWins, readWinsOf, sumWins, type WinRow } from "./win-store.ts";

const refuse = refuser(jackpotsErrors);

const PAST_WINS = 20;
const OWN_WINS = 20;
type Proposals = ReadonlyMap<string, OpenProposal>;
type IsOffered = (gameId: string) => boolean;

/** A pot in a few words. */
export type LevelTeaser = Pick<LevelView, "level" | "amountMinor" | "mustDropMinor"> & {
	pot: string;
	currency: string;
};

export type PotViews = ReturnType<typeof openPotViews>;

/** What pages see of the pots. What they show was committed, so no page shows more than a pot had at that moment. */
export function openPotViews(ports: JackpotPorts) {
	const { database, terms } = ports;
	const { potsIn, forget } = openRecentPots(ports);
	const provedAt = openPotProofs(ports);

	/** What the largest pot of a game has; undefined where the game has none. */
	async function gameJackpot(gameId: string, currency: string | undefined): Promise<GameJackpot | undefined> {
		const jackpot = terms.ofGame(gameId);
		const pots = jackpot ? await potsIn(jackpot.id, currency) : [];
		const amounts = pots.map(({ sums }) => wholeMinor(meterOf(sums)));
		if (amounts.length === 0) return undefined;
		return { gameId, amount: toWire(amounts.reduce((most, amount) => (amount > most ? amount : most))) };
	}

	return {
		/** From now on pages see what has just been won. */
		forget,
		async list(currency: string | undefined, isOffered: IsOffered): Promise<GameJackpot[]> {
			const games = terms.all.flatMap(({ id }) => terms.gamesOf(id)).filter(isOffered);
			const found = await Promise.all(games.map((gameId) => gameJackpot(gameId, currency)));
			return found.flatMap((each) => each ?? []);
		},
		async ofGame(gameId: string, currency: string | undefined, isOffered: IsOffered): Promise<GameJackpot> {
			const found = isOffered(gameId) ? await gameJackpot(gameId, currency) : undefined;
			if (!found) throw refuse("JACKPOT_NOT_FOUND");
			return found;
		},
		async pot(potId: string, currency: string | undefined, isOffered: IsOffered): Promise<PotView> {
			const games = terms.gamesOf(potId).filter(isOffered);
			const pots = await potsIn(potId, currency);
			const [first] = pots;
			if (!first || games.length === 0) throw refuse("JACKPOT_NOT_FOUND");
			const wins = await readPastWins(database.reader, potId, first.currency, PAST_WINS);
			return {
				pot: potId,
				currency: first.currency,
				games,
				levels: pots.map((pot) => levelView(ports, pot)),
				provedAtMs: await provedAt(pots),
				wins: wins.map(pastWin),
			};
		},
		/** Every pot that can be won in a game that is offered, in its order. */
		async levels(currency: string | undefined, isOffered: IsOffered): Promise<LevelTeaser[]> {
			const open = terms.all.filter(({ id }) => terms.gamesOf(id).some(isOffered));
			const found = await Promise.all(open.map(({ id }) => potsIn(id, currency)));
			return found.flat().map((pot) => {
				const { level, amountMinor, mustDropMinor } = levelView(ports, pot);
				return { pot: pot.potId, currency: pot.currency, level, amountMinor, mustDropMinor };
			});
		},
		async winsOf(playerId: Id): Promise<OwnWin[]> {
			return (await readWinsOf(database.reader, playerId, OWN_WINS)).map(ownWin);
		},
		office: (proposals: Proposals) => officeRows(ports, proposals),
	};
}

/** Every pot with its proof, read anew. */
async function officeRows(ports: JackpotPorts, proposals: Proposals): Promise<PotRow[]> {
	const { reader } = ports.database;
	const [pots, wins, findings] = await Promise.all([readPots(reader), sumWins(reader), auditPots(ports)]);
	return pots.map((pot) => ({
		...officeRow(ports, pot),
		...(proposals.has(fundingSubject(pot)) ? { proposal: proposals.get(fundingSubject(pot))! } : {}),
		wins: wins.find((win) => isSamePot(win, pot))?.wins ?? 0,
		isProved: isProved(pot, findings),
	}));
}

const isSamePot = (one: PotKey, other: PotKey): boolean =>
	one.potId === other.potId && one.level === other.level && one.currency === other.currency;

function levelView({ terms }: JackpotPorts, pot: Pot): LevelView {
	const { level, unitMinor } = findLevel(terms, pot)!;
	const minorOf = (units: number): number => toWire(BigInt(units) * unitMinor);
	const { sums } = pot;
	return {
		level: pot.level,
		amountMinor: toWire(wholeMinor(meterOf(sums))),
		seedMinor: minorOf(level.seedUnits),
		oneInMinor: minorOf(level.oneInUnits),
		potRate: level.potRate,
		reserveRate: level.reserveRate,
		mustDropMinor: level.mustDropUnits === undefined ? null : minorOf(level.mustDropUnits),
		ceilingCommitment: level.mustDropUnits === undefined ? null : pot.ceilingCommitment,
		cycle: pot.cycle,
		contributedParts: String(sums.contributed),
		seededParts: String(sums.seeded),
		wonParts: String(sums.won),
		potParts: String(meterOf(sums)),
		reserveContributedParts: String(sums.reserveContributed),
		fundedParts: String(sums.funded),
		reserveParts: String(reserveOf(sums)),
	};
}

const pastWin = (row: WinRow): PastWin => ({
	level: row.level,
	amountMinor: toWire(row.amount_minor!),
	paidAtMs: row.paid_at!.getTime(),
	wonBy: row.won_by,
	cycle: row.cycle!,
	serverSeed: row.server_seed,
	ceilingCommitment: row.ceiling_commitment,
});

const ownWin = (row: WinRow): OwnWin => ({
	id: idText(row.win_id),
	pot: row.pot_id,
	level: row.level,
	currency: row.currency,
	amountMinor: toWire(row.amount_minor!),
	paidAtMs: row.paid_at!.getTime(),
	roundId: idText(row.round_id),
});

function officeRow({ terms }: JackpotPorts, pot: Pot) {
	const found = findLevel(terms, pot);
	const minorOf = (units: number | undefined): number | null =>
		found && units !== undefined ? toWire(BigInt(units) * found.unitMinor) : null;
	return {
		id: `${subjectOf(pot)}.${pot.currency}`,
		pot: pot.potId,
		level: pot.level,
		currency: pot.currency,
		potMinor: toWire(wholeMinor(meterOf(pot.sums))),
		reserveMinor: toWire(wholeMinor(reserveOf(pot.sums))),
		contributedMinor: toWire(wholeMinor(pot.sums.contributed + pot.sums.reserveContributed)),
		fundedMinor: toWire(wholeMinor(pot.sums.funded)),
		wonMinor: toWire(wholeMinor(pot.sums.won)),
		cycle: pot.cycle,
		seedMinor: minorOf(found?.level.seedUnits) ?? 0,
		mustDropMinor: minorOf(found?.level.mustDropUnits),
	};
}
