import type { BodyOf } from "@baize/kernel/call";
import { refuse as refuseCommon, refuser } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import { type Log, type Outgoing, OutgoingFailure, type SignedInVisit } from "@baize/platform-server";
import { BARS, refusalOfStake } from "@baize/safer-play/contract";
import { type launchProvidedGame, playErrors } from "../../contract/index.ts";
import type { TitleStates } from "../closing/live.ts";
import { requireNoBlock } from "../eligibility.ts";
import type { PlayPorts } from "../ports.ts";
import { upsertRecentGame } from "../store.ts";
import type { Titles } from "../titles.ts";
import type { GameProviders, OfferedTitle } from "./registry.ts";
import type { ProvidedSessions } from "./sessions/index.ts";

const refuse = refuser(playErrors);

export type LaunchPorts = Pick<
	PlayPorts,
	"database" | "clock" | "catalogue" | "geoVisibilityOf" | "eligibilityBlockOf" | "restrictionOf" | "playerOf"
> & {
	log: Pick<Log, "warn">;
	outgoing: Outgoing;
	providers: GameProviders;
	sessions: ProvidedSessions;
	titles: Pick<Titles, "numberOf">;
	states: Pick<TitleStates, "requireNew">;
};

/** Begins a session, and asks the aggregator where its game is played. Nothing is staked by that. */
export async function launchProvided(
	ports: LaunchPorts,
	{ gameId }: BodyOf<typeof launchProvidedGame>,
	visit: SignedInVisit,
): Promise<{ url: string }> {
	const { session, locale } = visit;
	const { playerId, sessionId, currency } = session;
	const title = ports.providers.titleOf(gameId);
	if (!title) throw refuse("GAME_NOT_FOUND");
	await requireOpen(ports, gameId, visit);
	const player = await ports.playerOf(playerId);
	if (!player) throw refuse("GAME_NOT_FOUND");
	const of = { playerId, currency, country: player.country, language: locale, ip: visit.ip };
	const gameNumber = ports.titles.numberOf(gameId);
	const opened = { ...of, provider: title.provider.name, game: title.game, gameNumber };
	const token = await ports.sessions.begin({ ...opened, loginId: sessionId });
	const url = await askForPage(ports, title, { ...of, token });
	await upsertRecentGame(ports.database.reader, playerId, gameId, ports.clock.nowMs());
	return { url };
}

async function requireOpen(ports: LaunchPorts, gameId: string, visit: SignedInVisit): Promise<void> {
	const { playerId, currency } = visit.session;
	if (!ports.catalogue.isPlayable(gameId, ports.geoVisibilityOf(visit))) throw refuse("NOT_AVAILABLE_IN_REGION");
	ports.states.requireNew(gameId, visit);
	requireNoBlock(await ports.eligibilityBlockOf(visit));
	const restriction = await ports.restrictionOf(playerId);
	if (!restriction) return;
	const guard = restriction.kind === "EXCLUDED" ? BARS.excluded : BARS.timedOut;
	throw refusalOfStake({ guard, headroomMinor: 0n, untilMs: restriction.untilMs }, currency);
}

type Opening = { playerId: Id; currency: string; country: string; language: string; ip: string; token: string };

/** The operator API of valkyrie. A page on another origin than the provider's own is not shown. */
async function askForPage({ outgoing, log }: LaunchPorts, title: OfferedTitle, opening: Opening): Promise<string> {
	const { aggregator, provider, game } = title;
	const { playerId, currency, country, language, ip, token } = opening;
	try {
		const answer = await outgoing.send({
			method: "POST",
			url: `${aggregator.launchUrl}/${encodeURIComponent(provider.name)}/gamelaunch`,
			headers: {
				authorization: `Bearer ${aggregator.launchKey}`,
				"content-type": "application/json",
				"x-player-token": token,
			},
			body: JSON.stringify({
				currency,
				country,
				language,
				providerGameId: game,
				playerId: idText(playerId),
				sessionIp: ip,
			}),
		});
		const url = answer.status === 200 ? pageIn(answer.body, provider.pages) : undefined;
		if (url) return url;
		log.warn({ provider: provider.name, status: answer.status }, "a provider opened no page that can be shown");
	} catch (error) {
		if (!(error instanceof OutgoingFailure)) throw error;
		log.warn({ err: error, provider: provider.name }, "a provider did not open a game");
	}
	throw refuseCommon("OUTSIDE_UNAVAILABLE");
}

function pageIn(body: Buffer, origins: readonly string[]): string | undefined {
	const url = gameUrlIn(body);
	return url !== undefined && URL.canParse(url) && origins.includes(new URL(url).origin) ? url : undefined;
}

function gameUrlIn(body: Buffer): string | undefined {
	try {
		const { gameUrl } = JSON.parse(body.toString()) as { gameUrl?: unknown };
		return typeof gameUrl === "string" ? gameUrl : undefined;
	} catch {
		return undefined;
	}
}
