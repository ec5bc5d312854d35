import { randomBytes } from "node:crypto";
import { pathOf } from "@baize/kernel/call";
import { idText, pageId } from "@baize/kernel/id";
import { openDatabase } from "@baize/platform-server";
import { playRealRound } from "@baize/play/contract";
import {
	type BonusesView,
	type ForfeitPreview,
	forfeitBonus,
	type GrantView,
	listBonuses,
	listOffers,
	type OfferView,
	previewForfeit,
	readCode,
	redeemCode,
	takeOffer,
} from "@baize/promotions/contract";
import { sql } from "kysely";
import { beginSeedPair } from "../bench/seed-pairs.ts";
import type { Promised } from "./audit.ts";
import { asked, endless, payByCard } from "./endless.ts";
import type { Person } from "./people.ts";

const CODE = "GREENFELT";
/** Half of its bonus of 5.00 is staked until it converts, in stakes of 0.20: it is converted whatever the rounds win. */
const CERTAIN_CODE = "CERTAINLY";
const CERTAIN_TIMES_X10 = 5;
const GAME = "tidal-book";
/** Of twenty lines: stakes that the terms of the offers take. */
const LINE_BET_MINOR = 4;
const CERTAIN_LINE_BET_MINOR = 1;
const DEPOSIT_MINOR = 1_000;
const CARD = "4242424242424242";
/** Those who give their bonus up do so after so many rounds; the others play it to its end. */
const ROUNDS_BEFORE_FORFEIT = 15;
const LOOK_EVERY = 10;
const STARTED_AT_ONCE = 2;
const PAUSE_MS = 40;

/** Grants that were acknowledged, those whose forfeit was, and those that the player has read of as converted. */
export type PromisedGrants = {
	taken: Set<string>;
	forfeited: Set<string>;
	ended: Set<string>;
	converted: Set<string>;
};

type Life = Person & {
	gives: boolean;
	/** The code's bonus first, then the one of a deposit. */
	grant: string | undefined;
	isSecond: boolean;
	requestId: string;
	rounds: number;
	/** Sent again under its id until it is answered. */
	round: { id: string; lineBetMinor: number } | undefined;
	isOver: boolean;
};

const newId = (): string => idText(pageId(Date.now(), crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));

/** Opens a copy of the offer of the other code, with terms that each player fulfils. */
export async function openCertainOffer(url: string): Promise<void> {
	const database = openDatabase(url, 1);
	await database.transaction(async (tx) => {
		await sql`insert into promotions.offer
			select (jsonb_populate_record(o, jsonb_build_object('offer_id', o.offer_id + 1, 'request_id', 'crash-certain',
				'code', ${CERTAIN_CODE}::text))).*
			from promotions.offer o where o.code = ${CODE}`.execute(tx);
		await sql`insert into promotions.version
			select (jsonb_populate_record(v, jsonb_build_object('offer_id', v.offer_id + 1, 'terms', t.terms,
				'terms_hash', encode(sha256(t.terms::text::bytea), 'hex')))).*
			from promotions.version v join promotions.offer o using (offer_id) cross join lateral (
				select v.terms || jsonb_build_object('code', ${CERTAIN_CODE}::text, 'wagering',
					v.terms -> 'wagering' || jsonb_build_object('timesX10', ${CERTAIN_TIMES_X10}::integer)) as terms
			) t where o.code = ${CODE}`.execute(tx);
	});
	await database.close();
}

/**
 * Players without money of their own who take a bonus by a code and one for a deposit, and play each to its conversion or
 * give it up. Of every two the code of one is certain to convert. Each step is repeated until it is answered. With every
 * start of the site two more begin.
 */
export function openPromotionLoad(people: readonly Person[], promised: PromisedGrants, rounds: Promised["rounds"]) {
	const lives: Life[] = people.map((person, at) => ({
		...person,
		...{ gives: at % 2 === 1, isSecond: false, rounds: 0, isOver: false, grant: undefined, round: undefined },
		requestId: randomBytes(12).toString("hex"),
	}));
	let started = 0;

	async function live(port: number, life: Life): Promise<void> {
		if (life.isOver) return pause();
		if (!life.grant) return take(port, life, promised);
		const { active, history } = await ask<BonusesView>(port, life, "GET", pathOf(listBonuses, sessionOf(life)));
		const over = history.find(({ id }) => id === life.grant);
		if (over) return begunAgain(life, over, promised);
		// It is taken or promised, and what follows the books has not put it in force yet.
		if (active?.id !== life.grant) return pause();
		for (let at = 0; at < LOOK_EVERY; at++) {
			const isTooPoor = await playRound(port, life, rounds);
			if (isTooPoor || (life.gives && life.rounds >= ROUNDS_BEFORE_FORFEIT)) return giveUp(port, life, promised);
		}
	}

	return {
		begin(port: number): { stop(): Promise<void> } {
			started += STARTED_AT_ONCE;
			const all = lives.slice(0, started).map((life) => endless(() => live(port, life)));
			return {
				async stop() {
					await Promise.all(all.map((each) => each.stop()));
				},
			};
		},
	};
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const sessionOf = ({ handle }: Life) => ({ session: handle });

const ask = <Reply>(
	port: number,
	{ cookie }: Life,
	method: "GET" | "POST",
	path: string,
	body?: object,
	accepted?: readonly string[],
) => asked<Reply>(path, { port, cookie, method, ...(body ? { body } : {}) }, accepted);

async function take(port: number, life: Life, { taken }: PromisedGrants): Promise<void> {
	const grant = life.isSecond ? await takeMatch(port, life) : await redeem(port, life);
	taken.add(grant);
	if (life.isSecond) await payIn(port, life);
	life.grant = grant;
	life.rounds = 0;
}

async function redeem(port: number, life: Life): Promise<string> {
	const code = life.gives ? CODE : CERTAIN_CODE;
	const offer = await ask<OfferView>(port, life, "POST", pathOf(readCode, sessionOf(life)), { code });
	const body = { code, termsHash: offer.terms.hash };
	return (await ask<GrantView>(port, life, "POST", pathOf(redeemCode, sessionOf(life)), body)).id;
}

async function takeMatch(port: number, life: Life): Promise<string> {
	const { offers } = await ask<{ offers: OfferView[] }>(port, life, "GET", pathOf(listOffers, sessionOf(life)));
	const match = offers.find(({ terms }) => terms.deposit?.nth === null && terms.reward === "bonus");
	if (!match) throw new Error("no offer for a deposit is listed");
	const path = pathOf(takeOffer, { ...sessionOf(life), offer: match.id });
	return (await ask<GrantView>(port, life, "POST", path, { termsHash: match.terms.hash })).id;
}

async function payIn(port: number, life: Life): Promise<void> {
	const body = { method: "card", amountMinor: DEPOSIT_MINOR, requestId: life.requestId };
	const path = `/api/v1/cashier/${life.handle}/deposits`;
	const { payUrl } = await ask<{ payUrl: string }>(port, life, "POST", path, body);
	await payByCard(port, payUrl, CARD);
}

function begunAgain(life: Life, { state }: GrantView, { ended, converted }: PromisedGrants): void {
	ended.add(life.grant!);
	if (state === "converted") converted.add(life.grant!);
	life.isOver = life.isSecond;
	life.isSecond = true;
	life.grant = undefined;
}

/** Whether there is not enough for a stake. */
async function playRound(port: number, life: Life, rounds: Promised["rounds"]): Promise<boolean> {
	const { email } = life;
	life.round ??= {
		id: newId(),
		lineBetMinor: life.gives || life.isSecond ? LINE_BET_MINOR : CERTAIN_LINE_BET_MINOR,
	};
	const { id: roundId, lineBetMinor } = life.round;
	const body = { gameId: GAME, bet: { lineBetMinor }, roundId, mode: "real" };
	const path = pathOf(playRealRound, sessionOf(life));
	const accepted = ["INSUFFICIENT_FUNDS", "CLIENT_SEED_REQUIRED"];
	const reply = await ask<{ winMinor: number }>(port, life, "POST", path, body, accepted);
	if (reply.errorCode === "CLIENT_SEED_REQUIRED") {
		await beginSeedPair(port, life);
		return playRound(port, life, rounds);
	}
	life.round = undefined;
	life.rounds++;
	if (reply.errorCode) return true;
	rounds.set(roundId, { email, winMinor: reply.winMinor });
	return false;
}

async function giveUp(port: number, life: Life, { forfeited }: PromisedGrants): Promise<void> {
	const path = pathOf(forfeitBonus, { ...sessionOf(life), grant: life.grant! });
	const preview = pathOf(previewForfeit, { ...sessionOf(life), grant: life.grant! });
	// It has been converted meanwhile, or the forfeit before this one had no answer.
	const { state, errorCode } = await ask<ForfeitPreview>(port, life, "GET", preview, undefined, ["GRANT_STATE"]);
	if (errorCode) return;
	const reply = await ask<GrantView>(port, life, "POST", path, { state }, ["GRANT_STATE", "PREVIEW_CHANGED"]);
	if (!reply.errorCode) forfeited.add(life.grant!);
}
