import { noteUse } from "@baize/analytics/web";
import type { SharedGame } from "@baize/engines/game";
import { type SpotBet, type SpotOutcome, spotStake } from "@baize/engines/spots";
import { CallError } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import { readOwnStakes, requestStake } from "../shared-table/requests.ts";
import type { Table } from "../shared-table/use-table.ts";
import type { TitleGame } from "../use-title-game.ts";
import { endedInPractice, type OwnStake, ownStakeOf, paidMinorOf } from "./own-stakes.ts";

/** While stakes are being settled their end is asked for this often. */
const ASK_AGAIN_MS = 700;

/** Another page of the player was faster: this one does not know all of their stakes. */
const STALE: readonly string[] = ["SEAT_TAKEN", "IDEMPOTENCY_CONFLICT"];

export type OwnStakes = ReturnType<typeof useOwnStakes>;

/** The player's stakes in the round that is shown: placed one after the other, and settled together. */
export function useOwnStakes(game: TitleGame, table: Table, isNameHidden: boolean) {
	const [known, setKnown] = useState<readonly OwnStake[]>([]);
	const [isBusy, setBusy] = useState(false);
	const isSending = useRef(false);
	const { handle, wait, showProblem, refused } = game.table;
	const { round, now } = table;
	const gameId = game.game.sheet.id;
	const { maxBets } = game.game as SharedGame;
	const own = known.filter(({ number }) => number === round?.number);
	const seat = Math.max(0, ...own.map((each) => each.seat)) + 1;

	const read = async (number: number): Promise<void> => {
		const stakes = await readOwnStakes(handle!, gameId, number);
		if (stakes.length > 0) setKnown(stakes.map(ownStakeOf));
	};

	async function send(number: number, bet: SpotBet): Promise<boolean> {
		noteUse("roundBegun", { game: gameId, mode: "real" });
		const patience = { wait, onLost: () => showProblem({ kind: "lost" }) };
		const placing = { gameId, number, seat, bet, isNameHidden };
		const answer = await requestStake(handle!, placing, now(), patience);
		game.displayedBalance.set(answer.balanceMinor);
		game.displayedBalance.release();
		setKnown([...own, ownStakeOf(answer.stake)]);
		return true;
	}

	/** False where nothing was staked. */
	async function place(bet: SpotBet): Promise<boolean> {
		if (!round || isSending.current) return false;
		const stakeMinor = spotStake(bet);
		showProblem(undefined);
		if (!game.isReal) {
			const held = game.displayedBalance.balanceMinor ?? 0;
			if (held < stakeMinor) {
				showProblem({ kind: "practiceEmpty" });
				return false;
			}
			noteUse("roundBegun", { game: gameId, mode: "practice" });
			game.displayedBalance.set(held - stakeMinor);
			setKnown([...own, { number: round.number, seat, bet, stakeMinor, state: "open", paidMinor: 0, stakeId: null }]);
			return true;
		}
		isSending.current = true;
		setBusy(true);
		try {
			return await send(round.number, bet);
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			refused(error);
			if (STALE.includes(error.code)) await read(round.number).catch(() => {});
			return false;
		} finally {
			isSending.current = false;
			setBusy(false);
		}
	}

	useResumed(game, table, own.length > 0, read);
	useSettled(game, table, own, { read, setKnown });
	return { own, place, isBusy, hasSeat: seat <= maxBets };
}

/** Stakes that were placed before the page was opened. */
function useResumed(
	game: TitleGame,
	{ round }: Table,
	isKnown: boolean,
	read: (number: number) => Promise<void>,
): void {
	const number = round?.number;
	const { handle } = game.table;
	useEffect(() => {
		// If it fails, the list of rounds has them; the next round asks again.
		if (game.isReal && handle !== undefined && number !== undefined && !isKnown) void read(number).catch(() => {});
	}, [game.isReal, handle, number]);
}

type Settling = { read(number: number): Promise<void>; setKnown(own: readonly OwnStake[]): void };

/** What has become of the stakes once the round is over. The server says so, and in practice the outcome. */
function useSettled(game: TitleGame, { round, phase }: Table, own: readonly OwnStake[], { read, setKnown }: Settling) {
	const isOver = phase === "ended" || phase === "void";
	const isOpen = own.some(({ state }) => state === "open");
	const latest = useRef(own);
	latest.current = own;
	useEffect(() => {
		if (!isOver || !isOpen || !round) return;
		if (!game.isReal) {
			const { outcome } = round;
			const ends = latest.current.map((each) =>
				endedInPractice(game.game as SharedGame, each, outcome as SpotOutcome<number> | null),
			);
			return setKnown(ends);
		}
		const timer = setInterval(() => void read(round.number).catch(() => {}), ASK_AGAIN_MS);
		return () => clearInterval(timer);
	}, [isOver, isOpen, round?.number]);
}

/**
 * While the ball runs and falls the balance stays as it was: the books have the win before it is seen. Practice money has
 * it when it is seen.
 */
export function useBalanceAtRest(
	{ displayedBalance, isReal }: TitleGame,
	own: readonly OwnStake[],
	{ isShown, isSpinning }: { isShown: boolean; isSpinning: boolean },
): void {
	const latest = useRef(displayedBalance);
	latest.current = displayedBalance;
	const isHeld = own.length > 0 && isSpinning;
	useEffect(() => {
		if (!isHeld || !isReal) return;
		latest.current.freeze();
		return () => latest.current.release();
	}, [isHeld, isReal]);
	const isEnded = isShown && own.length > 0 && own.every(({ state }) => state !== "open");
	useEffect(() => {
		if (!isEnded || isReal) return;
		latest.current.set((latest.current.balanceMinor ?? 0) + paidMinorOf(own));
	}, [isEnded, isReal]);
}
