import { pages, pathIn } from "@baize/platform-paths";
import { Avatar, BackLink, EmptyState, Panel } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import {
	type FriendProgress,
	type LinkedPlayer,
	type ReferralProfile,
	readReferralProfile,
} from "../contract/index.ts";
import { OwnLink } from "./OwnLink.tsx";
import { RewardProgress, RewardTermsList } from "./RewardProgress.tsx";
import { useReferralTexts } from "./texts.ts";

export async function loadInvite({ viewer, call, locale, publicUrl }: PageContext & { viewer: Viewer }) {
	const profile = await call(readReferralProfile, { params: { session: viewer.handle } });
	const link = new URL(pathIn(locale, pages.welcome, { token: profile.code }), publicUrl).href;
	return { profile, link };
}

/** The player's own link, and who has come by it. */
export function InviteScreen({ profile, link }: Awaited<ReturnType<typeof loadInvite>>) {
	const t = useReferralTexts();
	const path = useSitePath();
	return (
		<section className="mx-auto grid w-full max-w-[48rem] gap-5 px-3.5 py-6 md:px-7">
			<title>{`${t("invite.title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			<BackLink href={path(pages.account)}>{t("invite.back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{t("invite.title")}</h1>
				<p className="text-ink-muted">{t("invite.description")}</p>
			</header>
			<Panel title={t("invite.link")}>
				<OwnLink link={link} privacy={t("invite.privacy")} />
			</Panel>
			{profile.terms && (
				<Panel title={t("reward.title")}>
					<RewardTermsList terms={profile.terms} />
				</Panel>
			)}
			<Friends {...profile} />
			{profile.invitedBy && <InvitedBy player={profile.invitedBy} profile={profile} />}
		</section>
	);
}

function Friends({ friends, friendCount, terms }: ReferralProfile) {
	const t = useReferralTexts();
	if (friends.length === 0)
		return (
			<Panel title={t("invite.friends")}>
				<EmptyState icon="users" title={t("invite.noFriends")}>
					{t("invite.whenFriends")}
				</EmptyState>
			</Panel>
		);
	return (
		<Panel title={t("invite.friends")} aside={<span className="tabular text-ink-muted">{friendCount}</span>} flush>
			<ul>
				{friends.map((friend, at) => (
					<li key={`${friend.sinceMs} ${at}`} className="border-t border-hairline px-5 py-3">
						<Player {...friend} />
						<Reward progress={friend.reward} terms={terms} side="referrer" />
					</li>
				))}
			</ul>
			{friends.length < friendCount && (
				<p className="px-5 py-3 text-sm text-ink-muted">{t("invite.newest", { count: friends.length })}</p>
			)}
		</Panel>
	);
}

function Player({ name, sinceMs }: LinkedPlayer) {
	const t = useReferralTexts();
	const dateText = useDateText();
	return (
		<div className="flex items-center gap-3">
			<Avatar name={name} size="2.5rem" />
			<bdi className="min-w-0 flex-1 font-medium break-words">{name}</bdi>
			<span className="text-sm text-ink-muted">
				{t("invite.since", { date: dateText(sinceMs, { dateStyle: "medium" }) })}
			</span>
		</div>
	);
}

type RewardProps = Pick<ReferralProfile, "terms"> & { progress: FriendProgress | null; side: "referrer" | "friend" };

/** The currency is that of the reading player, which the terms name. */
function Reward({ progress, terms, side }: RewardProps) {
	if (!progress || !terms) return null;
	return <RewardProgress progress={progress} currency={terms.currency} side={side} />;
}

function InvitedBy({ player, profile }: { player: LinkedPlayer; profile: ReferralProfile }) {
	const t = useReferralTexts();
	return (
		<Panel title={t("invite.invitedBy")}>
			<Player {...player} />
			<Reward progress={profile.ownReward} terms={profile.terms} side="friend" />
		</Panel>
	);
}
