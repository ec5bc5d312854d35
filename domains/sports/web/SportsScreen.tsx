import type { ReplyOf } from "@baize/kernel/call";
import { Button, EmptyState, Notice, PageHead } from "@baize/platform-web";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { callApi } from "@baize/platform-web/reads";
import { PlayWatch } from "@baize/safer-play/web";
import { useState } from "react";
import { listEvents, listSports, MAX_EVENTS } from "../contract/calls.ts";
import type { SportView } from "../contract/schemas.ts";
import { CompetitionMenu } from "./CompetitionMenu.tsx";
import { EventRows, type EventRowsProps } from "./EventRows.tsx";
import { OddsStyleSwitch } from "./OddsStyleSwitch.tsx";
import { SlipAside } from "./slip/SlipAside.tsx";
import { useSportsTexts } from "./texts.ts";
import type { Chosen, When } from "./types.ts";
import { useLiveRows } from "./use-live-events.ts";
import { useStartText } from "./use-start-text.ts";

const PAGE = 40;
const NO_PAGE: ReplyOf<typeof listEvents> = { events: [], after: null };
const WHENS: readonly When[] = ["upcoming", "live", "finished"];

function chosenIn({ searchParams }: URL): Chosen {
	const competition = searchParams.get("competition") ?? undefined;
	const when = WHENS.find((each) => each === searchParams.get("when"));
	return { ...(competition ? { competition: competition.slice(0, 80) } : {}), ...(when ? { when } : {}) };
}

export async function loadSports(context: PageContext, { url }: PageRequest) {
	const chosen = chosenIn(url);
	const [{ sports }, page, live] = await Promise.all([
		context.call(listSports, { query: {} }),
		context.call(listEvents, { query: { ...chosen, when: chosen.when ?? "upcoming", limit: PAGE } }),
		chosen.when ? NO_PAGE : context.call(listEvents, { query: { ...chosen, when: "live", limit: PAGE } }),
	]);
	return { sports, chosen, page, live };
}

type Props = Awaited<ReturnType<typeof loadSports>>;

/** The competitions at the left, the matches with their prices in the middle, the slip at the right. */
export function SportsScreen({ sports, chosen, page, live }: Props) {
	const t = useSportsTexts();
	const title = titleOf(sports, chosen) ?? (chosen.when ? t(`page.${whenText(chosen.when)}`) : t("page.title"));
	return (
		<div className="mx-auto grid max-w-page grid-cols-1 gap-4 px-3.5 pt-4 pb-24 md:px-7 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:gap-7 xl:grid-cols-[14rem_minmax(0,1fr)_21.25rem]">
			<PageHead title={title} description={t("page.description")} />
			<div className="grid min-w-0 grid-cols-1 content-start gap-4 lg:col-span-2 xl:sticky xl:top-20 xl:col-span-1 xl:self-start">
				<CompetitionMenu sports={sports} chosen={chosen} />
				<div className="hidden xl:block">
					<OddsStyleSwitch />
				</div>
			</div>
			<div className="grid min-w-0 grid-cols-1 content-start gap-4">
				<h1 className="text-3xl">{title}</h1>
				<PlayWatch />
				<Matches key={JSON.stringify(chosen)} {...{ chosen, page, live }} />
				<div className="xl:hidden">
					<OddsStyleSwitch />
				</div>
			</div>
			<SlipAside />
		</div>
	);
}

const whenText = (when: When) => (when === "finished" ? "results" : when);

const titleOf = (sports: readonly SportView[], { competition }: Chosen): string | undefined =>
	sports.flatMap((sport) => sport.competitions).find((each) => each.competitionId === competition)?.competition;

/** What can be bet on comes first; without a filter, matches in play follow. */
function Matches({ chosen, page, live }: Omit<Props, "sports">) {
	const t = useSportsTexts();
	if (page.events.length + live.events.length === 0)
		return (
			<EmptyState icon="ball-football" title={t("page.empty")}>
				{t("page.emptyHint")}
			</EmptyState>
		);
	return (
		<>
			<EventList chosen={{ ...chosen, when: chosen.when ?? "upcoming" }} page={page} />
			{live.events.length > 0 && (
				<section className="grid grid-cols-1 gap-2.5">
					<h2 className="text-base font-semibold text-ink-muted">{t("page.live")}</h2>
					<EventList chosen={{ ...chosen, when: "live" }} page={live} />
				</section>
			)}
		</>
	);
}

type ListProps = Pick<Props, "chosen" | "page">;

/** The matches, page by page, under the days on which they start; matches in play need no day. */
function EventList({ chosen, page }: ListProps) {
	const t = useSportsTexts();
	const { rows, more, readAgain, isReading, hasFailed } = useMoreEvents(chosen, page);
	const events = useLiveRows(rows, readAgain);
	const shown = { events, hasOneCompetition: chosen.competition !== undefined };
	return (
		<>
			{chosen.when === "live" ? <EventRows {...shown} /> : <Days {...shown} />}
			{hasFailed && (
				<Notice tone="danger" live>
					{t("page.failed")}
				</Notice>
			)}
			{more && (
				<Button look="secondary" pending={isReading} onClick={more}>
					{t("page.more")}
				</Button>
			)}
		</>
	);
}

function useMoreEvents(chosen: Chosen, first: Props["page"]) {
	const [read, setRead] = useState<{ of: Props["page"]; page: Props["page"] }>();
	const [isReading, setReading] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const { events: rows, after } = read?.of === first ? read.page : first;
	const more = async (): Promise<void> => {
		setReading(true);
		try {
			const next = await callApi(listEvents, { query: { ...chosen, after: after!, limit: PAGE } });
			setRead({ of: first, page: { ...next, events: [...rows, ...next.events] } });
			setFailed(false);
		} catch {
			setFailed(true);
		} finally {
			setReading(false);
		}
	};
	/** As many as are shown. A list that is longer, grows in the meantime or cannot be read stays as it is. */
	const readAgain = async (): Promise<void> => {
		const limit = Math.max(PAGE, rows.length);
		if (limit > MAX_EVENTS) return;
		const page = await callApi(listEvents, { query: { ...chosen, limit } }).catch(() => undefined);
		if (page) setRead((now) => (now === read ? { of: first, page } : now));
	};
	return {
		rows,
		more: after === null ? undefined : () => void more(),
		readAgain: () => void readAgain(),
		isReading,
		hasFailed,
	};
}

function Days({ events, hasOneCompetition }: EventRowsProps) {
	const startText = useStartText();
	const days = Map.groupBy(events, startText.day);
	return [...days].map(([day, ofDay]) => (
		<section key={day} className="grid grid-cols-1 gap-2.5">
			<h2 className="text-base font-semibold text-ink-muted first-letter:uppercase">{day}</h2>
			<EventRows events={ofDay} hasOneCompetition={hasOneCompetition} />
		</section>
	));
}
