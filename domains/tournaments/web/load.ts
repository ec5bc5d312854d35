import { type GameCard, readCards } from "@baize/catalogue/contract";
import type { ReplyOf } from "@baize/kernel/call";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { listTournaments, readOwnTournament, readTournament, type TournamentView } from "../contract/index.ts";

export type TournamentsPage = ReplyOf<typeof listTournaments>;

/** Visitors see the amounts in the currency that the server chooses. */
const currencyOf = ({ viewer }: PageContext): string => viewer?.currency ?? "";

/** For /tournaments: those for people where the visitor is. */
export const loadTournaments = (context: PageContext): Promise<TournamentsPage> =>
	context.call(listTournaments, { query: { currency: currencyOf(context) } });

export type OwnReply = ReplyOf<typeof readOwnTournament>;
export type TournamentPage = {
	tournament: TournamentView;
	/** Undefined for visitors. */
	own: OwnReply | undefined;
	session: string | null;
	cards: GameCard[];
	destination: string;
};

const MAX_CARDS = 50;

/** For /tournaments/:tournament: a player with their own place, a visitor without one. */
export async function loadTournament(context: PageContext, { params, url }: PageRequest): Promise<TournamentPage> {
	const { viewer, call } = context;
	const id = params.tournament ?? "";
	const session = viewer?.handle ?? null;
	const own = session === null ? undefined : await call(readOwnTournament, { params: { session, tournament: id } });
	const tournament =
		own?.tournament ??
		(await call(readTournament, { params: { tournament: id }, query: { currency: currencyOf(context) } }));
	const ids = tournament.titles.slice(0, MAX_CARDS).map(({ gameId }) => gameId);
	const { cards } = await call(readCards, { query: { ids: ids.join() } });
	return { tournament, own, session, cards, destination: url.pathname };
}
