import { DEFAULT_CURRENCY } from "@baize/jackpots/contract";
import { listOwnMissions } from "@baize/missions/contract";
import type { PageContext } from "@baize/platform-web/page";
import { listLastWins } from "@baize/play/contract";
import { loadGameBonuses, loadOffers } from "@baize/promotions/web";
import { getBalances } from "@baize/wallet/contract";

/** What the lobby shows of other domains. A part that cannot be read is missing; the lobby opens without it. */
export async function loadLobbyParts(context: PageContext) {
	const orNothing = <Part>(part: Promise<Part>): Promise<Part | null> =>
		part.catch((error) => {
			context.report(error);
			return null;
		});
	const currency = context.viewer?.currency || DEFAULT_CURRENCY;
	const [offers, money, mission, bonuses, lastWins] = await Promise.all([
		orNothing(offersOf(context)),
		orNothing(moneyOf(context)),
		orNothing(missionOf(context)),
		loadGameBonuses(context),
		orNothing(context.call(listLastWins, { query: { currency } })),
	]);
	const bonus = bonusOf(bonuses?.active ?? null);
	return { lastWins, offers: offers ?? [], greeting: money && { ...money, mission, bonus } };
}

export type LobbyOffer = { id: string; title: string; currency: string; worthMinor: number | null };
const SHOWN_OFFERS = 3;

/** Those that can be taken now. */
async function offersOf(context: PageContext): Promise<LobbyOffer[]> {
	const { offers } = await loadOffers(context);
	return offers
		.filter(({ standing }) => standing?.mayTake ?? true)
		.slice(0, SHOWN_OFFERS)
		.map(({ id, terms, price }) => ({
			id,
			title: terms.title,
			currency: terms.currency,
			worthMinor: price?.playerValueMinor ?? null,
		}));
}

/** Null for a visitor. */
async function moneyOf({ viewer, call }: PageContext) {
	if (!viewer) return null;
	const balances = await call(getBalances, { params: { session: viewer.handle } });
	const of = (kind: string) => balances.find(({ type }) => type === kind);
	const pending = of("pendingWithdrawal");
	return {
		name: viewer.displayName,
		pendingText: pending && pending.amountMinor > 0 ? pending.formatted : null,
		isEmpty: (of("playable")?.amountMinor ?? 0) === 0,
	};
}

/** The mission that the player is in, else one that they can join; null where there is none, and for a visitor. */
async function missionOf({ viewer, call }: PageContext) {
	if (!viewer) return null;
	const { missions } = await call(listOwnMissions, { params: { session: viewer.handle } });
	const running = missions.filter(({ mission }) => mission.state !== "over");
	const joined = running.find(({ progress }) => progress !== null && progress.reachedAtMs === null);
	const shown = joined ?? running.find(({ progress, block }) => progress === null && block === null);
	if (!shown) return null;
	const { title, goal } = shown.mission;
	return { title, count: shown.progress?.count ?? null, of: goal.count };
}

type Bonus = NonNullable<NonNullable<Awaited<ReturnType<typeof loadGameBonuses>>>["active"]>;

const bonusOf = (grant: Bonus | null) =>
	grant?.progress
		? {
				title: grant.terms.title,
				currency: grant.currency,
				percent: grant.progress.percent,
				bonusMinor: grant.progress.bonusMinor,
			}
		: null;

export type LobbyGreeting = NonNullable<Awaited<ReturnType<typeof loadLobbyParts>>["greeting"]>;
