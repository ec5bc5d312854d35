import {
	Pairs,
	Panel,
	ReasonAction,
	RecordLayout,
	StateChip,
	type ToneByState,
	useFormats,
} from "@baize/platform-backoffice";
import { Stack, Typography } from "@mui/material";
import {
	type FriendReward,
	holdFriendReward,
	type ProgressState,
	type RewardRow,
	refuseFriendReward,
	releaseFriendReward,
} from "../../contract/index.ts";

export const TONES: ToneByState<ProgressState> = { open: "info", rewarded: "success", refused: "default" };

/** One friend's way to the reward: what is done, what was decided and why, and what was paid. */
export function FriendRewardPage({ record }: { record: FriendReward }) {
	const { t } = useFormats();
	return (
		<RecordLayout
			title={t("friendRewards.page.title", { id: record.id })}
			chips={<StateChip state={record.state} texts="friendRewards.states" tones={TONES} />}
			aside={<Actions reward={record} />}
		>
			<Facts reward={record} />
			<Paid rewards={record.rewards} />
		</RecordLayout>
	);
}

type Props = { reward: FriendReward };

function Facts({ reward }: Props) {
	const { t, time, money } = useFormats();
	const { reason, linkedToId, heldReason, currency, stakedMinor, firstDepositAt, decidedAt } = reward;
	return (
		<Panel title={t("friendRewards.page.facts")}>
			<Pairs
				pairs={[
					[t("friendRewards.page.invitedBy"), reward.invitedById],
					[t("friendRewards.page.registered"), time(reward.registeredAt)],
					[t("friendRewards.page.firstDeposit"), firstDepositAt === null ? undefined : time(firstDepositAt)],
					[t("friendRewards.page.chargedBack"), reward.isChargedBack ? t("friendRewards.page.yes") : undefined],
					[t("friendRewards.page.staked"), currency === null ? undefined : money(stakedMinor, currency)],
					[t("friendRewards.page.plan"), reward.plan],
					[t("friendRewards.page.reason"), reason === null ? undefined : t(`friendRewards.reasons.${reason}`)],
					[t("friendRewards.page.linkedTo"), linkedToId ?? undefined],
					[t("friendRewards.page.held"), heldReason ?? undefined],
					[t("friendRewards.page.decided"), decidedAt === null ? undefined : time(decidedAt)],
				]}
			/>
		</Panel>
	);
}

function Paid({ rewards }: { rewards: readonly RewardRow[] }) {
	const { t, time, money } = useFormats();
	return (
		<Panel title={t("friendRewards.page.rewards")}>
			{rewards.length === 0 && <Typography color="text.secondary">{t("friendRewards.page.noRewards")}</Typography>}
			<Pairs
				pairs={rewards.map(({ side, playerId, amountMinor, currency, state, reason, paidAt }) => [
					t(`friendRewards.sides.${side}`),
					[
						playerId,
						money(amountMinor, currency),
						t(`friendRewards.rewardStates.${state}`),
						reason === null ? undefined : t(`friendRewards.reasons.${reason}`),
						paidAt === null ? undefined : time(paidAt),
					]
						.filter(Boolean)
						.join(" · "),
				])}
			/>
		</Panel>
	);
}

function Actions({ reward: { id: friend, state, heldReason } }: Props) {
	const { t } = useFormats();
	if (state !== "open") return null;
	const input = (reason: string) => ({ params: { friend }, body: { reason } });
	return (
		<Panel title={t("friendRewards.actions.title")}>
			<Typography sx={{ mb: 1.5 }}>{t("friendRewards.actions.text")}</Typography>
			<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
				{heldReason === null ? (
					<ReasonAction
						call={holdFriendReward}
						text="friendRewards.actions.hold"
						done="friendRewards.actions.held"
						input={input}
					/>
				) : (
					<ReasonAction
						call={releaseFriendReward}
						text="friendRewards.actions.release"
						done="friendRewards.actions.released"
						input={input}
					/>
				)}
				<ReasonAction
					call={refuseFriendReward}
					text="friendRewards.actions.refuse"
					done="friendRewards.actions.refused"
					color="error"
					input={input}
				/>
			</Stack>
		</Panel>
	);
}
