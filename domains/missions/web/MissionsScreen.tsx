import { pages } from "@baize/platform-paths";
import { BackLink, Button, EmptyState, Notice, PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { usePolled } from "@baize/platform-web/reads";
import { useId } from "react";
import { type Block, listOwnMissions, type OwnMission } from "../contract/index.ts";
import { BlockNotice } from "./BlockNotice.tsx";
import type { MissionsPage } from "./load.ts";
import { MissionCard } from "./MissionCard.tsx";
import { useMissionsTexts } from "./texts.ts";

/** All missions for the player: those that they have joined, those that they can join, and those that they have reached. */
export function MissionsScreen(page: MissionsPage) {
	const t = useMissionsTexts();
	const path = useSitePath();
	const { session, destination } = page;
	const { isAllowed, missions, isOld, refresh } = useMissions(page);
	const reached = missions.filter(({ progress }) => progress !== null && progress.reachedAtMs !== null);
	const joined = missions.filter((each) => each.progress && !reached.includes(each));
	const open = missions.filter(({ progress }) => progress === null);
	const common = commonBlock(open);
	const group = { session, onChange: refresh, isBlockSaid: common !== undefined };
	return (
		<section className="mx-auto grid w-full max-w-[72rem] gap-5 px-3.5 py-6 md:px-7">
			<PageHead title={t("list.title")} description={t("list.description")} />
			<BackLink href={path(pages.offers)}>{t("list.back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{t("list.title")}</h1>
				<p className="max-w-prose text-ink-muted">{t("list.description")}</p>
			</header>
			{isOld && <Notice tone="warning">{t("list.older")}</Notice>}
			{missions.length > 0 && <Notice>{t("list.cost")}</Notice>}
			{!isAllowed && (
				<EmptyState icon="lock" title={t("list.notHere")}>
					{t("list.notHereText")}
				</EmptyState>
			)}
			{isAllowed && session !== null && missions.length === 0 && (
				<EmptyState icon="target" title={t("list.none")}>
					{t("list.noneText")}
				</EmptyState>
			)}
			{isAllowed && session === null && <JoinPanel destination={destination} />}
			{common && <BlockNotice block={common} />}
			<Group {...group} title={t("list.joined")} missions={joined} />
			<Group {...group} title={t("list.open")} missions={open} />
			<Group {...group} title={t("list.reached")} missions={reached} />
		</section>
	);
}

/** What keeps the player from all of them is said once. */
function commonBlock(open: readonly OwnMission[]): Block | undefined {
	const [first, ...others] = open.map(({ block }) => block);
	return first && others.length > 0 && others.every((block) => block === first) ? first : undefined;
}

/** Polled for players: progress follows their rounds. */
function useMissions({ session, ...first }: MissionsPage) {
	const { isAllowed, missions } = first;
	const polled = usePolled(listOwnMissions, session === null ? undefined : { params: { session } }, {
		isAllowed,
		missions,
	});
	const { isAllowed: isStillAllowed, missions: now } = polled.data ?? first;
	return {
		isAllowed: isStillAllowed,
		missions: now,
		isOld: polled.error !== undefined,
		refresh: polled.refresh,
	};
}

type GroupProps = {
	title: string;
	missions: readonly OwnMission[];
	session: string | null;
	isBlockSaid: boolean;
	onChange: () => void;
};

function Group({ title, missions, ...card }: GroupProps) {
	const id = useId();
	if (missions.length === 0) return null;
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<h2 id={id} className="text-2xl">
				{title}
			</h2>
			<ul className="grid items-start gap-5 md:grid-cols-2">
				{missions.map((own) => (
					<MissionCard key={own.mission.id} own={own} {...card} />
				))}
			</ul>
		</section>
	);
}

function JoinPanel({ destination }: { destination: string }) {
	const t = useMissionsTexts();
	const path = useSitePath();
	return (
		<Panel title={t("join.title")}>
			<div className="grid gap-3">
				<p className="max-w-prose">{t("join.text")}</p>
				<div className="flex flex-wrap gap-2">
					<Button href={path(pages.join)}>{t("join.register")}</Button>
					<Button look="secondary" href={path(pages.login, { destination })}>
						{t("join.logIn")}
					</Button>
				</div>
			</div>
		</Panel>
	);
}
