import { Badge, Button, Disclosure, Icon, Notice, type Tone } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useId } from "react";
import { joinMission, type OwnMission, type Progress, type ShownState } from "../contract/index.ts";
import { BlockNotice } from "./BlockNotice.tsx";
import { LeaveMission } from "./LeaveMission.tsx";
import { useMissionsTexts } from "./texts.ts";
import { useFormats } from "./use-formats.ts";
import { useSentences } from "./use-sentences.ts";

const TONES: Record<ShownState, Tone> = {
	next: "info",
	running: "success",
	full: "neutral",
	closed: "neutral",
	over: "neutral",
};

type Props = {
	own: OwnMission;
	session: string | null;
	/** The page says once what keeps the player from all missions. */
	isBlockSaid: boolean;
	onChange: () => void;
};

/** One mission: what it asks and gives, how far the player is, its terms, and the way in and out. */
export function MissionCard({ own, session, isBlockSaid, onChange }: Props) {
	const t = useMissionsTexts();
	const id = useId();
	const { mission, progress, block } = own;
	const { goalText, games, rewardText, terms } = useSentences(mission);
	const isReached = progress !== null && progress.reachedAtMs !== null;
	const isLeavable = session !== null && progress !== null && !isReached && mission.state !== "over";
	return (
		<li aria-labelledby={id} className="grid gap-3 rounded-panel border border-hairline bg-surface-1 p-5">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 id={id} className="flex items-center gap-2 text-xl">
					<Icon name="target" />
					{mission.title}
				</h3>
				{!isReached && <Badge tone={TONES[mission.state]}>{t(`states.${mission.state}`)}</Badge>}
			</div>
			<div className="grid gap-1">
				<p className="text-lg">{goalText}</p>
				{games !== "" && <p className="text-sm text-ink-muted">{games}</p>}
			</div>
			<p className="font-semibold">{rewardText}</p>
			{progress && <Standing own={own} progress={progress} label={mission.title} />}
			{session !== null && block !== null && !isBlockSaid && <BlockNotice block={block} />}
			{session !== null && progress === null && block === null && (
				<Join id={mission.id} session={session} label={mission.title} onJoined={onChange} />
			)}
			<div>
				<Disclosure summary={t("terms.title")}>
					<ul className="grid list-disc gap-2 ps-5">
						{terms.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</Disclosure>
				{isLeavable && <LeaveMission id={mission.id} session={session} label={mission.title} onLeft={onChange} />}
			</div>
		</li>
	);
}

function Standing({ own: { mission }, progress, label }: { own: OwnMission; progress: Progress; label: string }) {
	const t = useMissionsTexts();
	const dateText = useDateText();
	const { whole } = useFormats();
	const { count, counted, reachedAtMs, paidAtMs } = progress;
	const { goal, state } = mission;
	return (
		<div className="grid gap-2">
			<div
				role="progressbar"
				aria-label={label}
				aria-valuemin={0}
				aria-valuemax={goal.count}
				aria-valuenow={count}
				className="h-3 overflow-clip rounded-pill border border-hairline bg-surface-3"
			>
				<div
					className="h-full rounded-pill bg-accent forced-color-adjust-none"
					style={{ inlineSize: `${(100 * count) / goal.count}%` }}
				/>
			</div>
			<p aria-live="polite">{t("progress.count", { count: whole(count), of: whole(goal.count) })}</p>
			{counted.length > 0 && (
				<ul className="grid gap-1 text-sm text-ink-muted">
					{counted.map(({ title, atMs }) => (
						<li key={`${title} ${atMs}`} className="flex items-center gap-2">
							<Icon name="check" />
							<bdi>{title}</bdi>
							<bdi>{dateText(atMs)}</bdi>
						</li>
					))}
				</ul>
			)}
			{reachedAtMs !== null && (
				<Notice tone="success">{paidAtMs === null ? t("progress.reached") : t("progress.paid")}</Notice>
			)}
			{reachedAtMs === null && state === "over" && <p className="text-ink-muted">{t("progress.over")}</p>}
		</div>
	);
}

type JoinProps = { id: string; session: string; label: string; onJoined: () => void };

function Join({ id, session, label, onJoined }: JoinProps) {
	const t = useMissionsTexts();
	const errorText = useErrorText();
	const { run, pending, error } = useCall(joinMission);
	const join = () => void run({ params: { session, mission: id }, body: {} }).then((own) => own && onJoined());
	return (
		<div className="grid justify-items-start gap-2">
			{error && <Notice tone="danger">{errorText(error)}</Notice>}
			<Button pending={pending} onClick={join} aria-label={t("join.joinNamed", { mission: label })}>
				{t("join.join")}
			</Button>
			<p className="text-sm text-ink-muted">{t("join.free")}</p>
		</div>
	);
}
