import { noteUse } from "@baize/analytics/web";
import type { CrashBet } from "@baize/engines/crash";
import { CallError } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import { readOwnStakes, requestCashOut, requestStake } from "../shared-table/requests.ts";
import type { Table } from "../shared-table/use-table.ts";
import type { TitleGame } from "../use-title-game.ts";
import { betOfStake, crashX100Of, endedInPractice, leavesAt, type OwnBet } from "./own-bet.ts";

/** The page has one bet in a round. */
const SEAT = 1;

const readOwnStake = async (handle: string, gameId: string, number: number) =>
	(await readOwnStakes(handle, gameId, number)).find(({ seat }) => seat === SEAT);

/** While a stake is being settled its end is asked for this often. */
const ASK_AGAIN_MS = 700;

export type OwnBets = ReturnType<typeof useOwnBet>;

/** The player's bet in the round that is shown: placed, left, and settled. */
export function useOwnBet(game: TitleGame, table: Table, isNameHidden: boolean) {
	const [own, setOwn] = useState<OwnBet>();
	const [isBusy, setBusy] = useState(false);
	/** What will be staked when the next round takes bets. */
	const [next, setNext] = useState<CrashBet>();
	const { handle, wait, showProblem, refused } = game.table;
	const { round, phase, now } = table;
	const gameId = game.game.sheet.id;
	const isSending = useRef(false);
	const patience = { wait, onLost: () => showProblem({ kind: "lost" }) };

	async function sending(work: () => Promise<OwnBet | undefined>): Promise<void> {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		try {
			const changed = await work();
			showProblem(undefined);
			if (changed) setOwn(changed);
		} catch (error) {
			if (!(error instanceof CallError)) throw error;
			refused(error);
		} finally {
			isSending.current = false;
			setBusy(false);
		}
	}

	const place = (bet: CrashBet): void => {
		if (!round) return;
		const { number } = round;
		setNext(undefined);
		if (!game.isReal && balanceOf(game) < bet.stakeMinor) {
			showProblem({ kind: "practiceEmpty" });
			return;
		}
		void sending(async () => {
			noteUse("roundBegun", { game: gameId, mode: game.isReal ? "real" : "practice" });
			if (!game.isReal) return placeInPractice(game, number, bet);
			const answer = await requestStake(handle!, { gameId, number, seat: SEAT, bet, isNameHidden }, now(), patience);
			showBalance(game, answer.balanceMinor);
			return betOfStake(answer.stake);
		});
	};

	const leave = (shownX100: number): void => {
		if (own?.state !== "open") return;
		void sending(async () => {
			if (own.stakeId === null) return leaveInPractice(game, own, shownX100);
			const answer = await requestCashOut(handle!, own.stakeId, patience);
			showBalance(game, answer.balanceMinor);
			return betOfStake(answer.stake);
		});
	};

	useEffect(() => {
		if (next && phase === "betting") place(next);
	}, [next, phase]);
	useResumed(game, table, own, setOwn);
	useSettled(game, table, own, setOwn);
	const current = own?.number === round?.number ? own : undefined;
	return { own: current, isBusy, next, setNext, place, leave };
}

function showBalance({ displayedBalance }: TitleGame, balanceMinor: number): void {
	displayedBalance.set(balanceMinor);
	displayedBalance.release();
}

const balanceOf = ({ displayedBalance }: TitleGame): number => displayedBalance.balanceMinor ?? 0;

function placeInPractice(game: TitleGame, number: number, bet: CrashBet): OwnBet {
	game.displayedBalance.set(balanceOf(game) - bet.stakeMinor);
	return { number, bet, state: "open", leftX100: null, paidMinor: 0, stakeId: null };
}

function leaveInPractice(game: TitleGame, own: OwnBet, shownX100: number): OwnBet {
	const left = leavesAt(own, Math.min(shownX100, own.bet.autoX100 ?? shownX100));
	game.displayedBalance.set(balanceOf(game) + left.paidMinor);
	return left;
}

/** A stake that was placed before the page was opened. */
function useResumed(game: TitleGame, { round }: Table, own: OwnBet | undefined, setOwn: (own: OwnBet) => void): void {
	const { handle } = game.table;
	const number = round?.number;
	const isKnown = own !== undefined;
	useEffect(() => {
		if (!game.isReal || handle === undefined || number === undefined || isKnown) return;
		let isGone = false;
		// If it fails, the list of rounds has it; the next round asks again.
		void readOwnStake(handle, game.game.sheet.id, number).then(
			(stake) => stake && !isGone && setOwn(betOfStake(stake)),
			() => {},
		);
		return () => {
			isGone = true;
		};
	}, [game.isReal, handle, number, isKnown]);
}

/** What has become of the bet once the round is over. The server says so, and in practice the outcome. */
function useSettled(game: TitleGame, { round, phase }: Table, own: OwnBet | undefined, setOwn: (own: OwnBet) => void) {
	const isOver = (phase === "ended" || phase === "void") && own?.number === round?.number;
	const { handle } = game.table;
	const latest = useRef({ own, game });
	latest.current = { own, game };
	useEffect(() => {
		const bet = latest.current.own;
		if (!isOver || !bet) return;
		if (bet.stakeId === null) {
			const ended = endedInPractice(bet, crashX100Of(round));
			latest.current.game.displayedBalance.set(balanceOf(latest.current.game) + ended.paidMinor - bet.paidMinor);
			return setOwn(ended);
		}
		let timer: ReturnType<typeof setTimeout>;
		let isGone = false;
		const ask = async (): Promise<void> => {
			const stake = await readOwnStake(handle!, game.game.sheet.id, bet.number).catch(() => undefined);
			if (isGone) return;
			if (stake && stake.state !== "open") return setOwn(betOfStake(stake));
			timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
		};
		if (bet.state === "open") timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, [isOver, own?.stakeId]);
}
