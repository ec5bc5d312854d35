import { OpenProposalNote } from "@baize/desk/backoffice";
import { Panel, ReasonAction, Timeline, useFormats, useRead } from "@baize/platform-backoffice";
import { type OfficeGrant, readPlayerSpins, withdrawSpins } from "../contract/index.ts";
import { GrantSpins } from "./GrantSpins.tsx";

/** On a player's page: the promotional spins, how they are granted by hand and withdrawn. */
export function PlayerSpinsPanel({ id: player }: { id: string }) {
	const { t } = useFormats();
	const { data, failure } = useRead(readPlayerSpins, { params: { player } });
	if (!data) return failure;
	const { proposal } = data;
	const end = proposal ? <OpenProposalNote proposal={proposal} /> : <GrantSpins player={player} spins={data} />;
	return (
		<Panel title={t("spins.title")} end={end}>
			<Grants player={player} grants={data.grants} />
		</Panel>
	);
}

function Grants({ player, grants }: { player: string; grants: readonly OfficeGrant[] }) {
	const formats = useFormats();
	if (grants.length === 0) return <>{formats.t("spins.none")}</>;
	const entries = grants.map((grant) => ({
		key: grant.grantId,
		...aboutOf(grant, formats),
		note: <Note player={player} grant={grant} />,
	}));
	return <Timeline entries={entries} />;
}

type Formats = ReturnType<typeof useFormats>;

function aboutOf(grant: OfficeGrant, { t, time, money }: Formats) {
	const { left, count, stakeMinor, currency, games, untilMs, paidMinor, wins, state, cause } = grant;
	const values = { left, count, stake: money(stakeMinor, currency), games: games.map(({ name }) => name).join(", ") };
	const times = { times: wins.wageringTimes, days: wins.daysToWager };
	return {
		what: t("spins.entry", values),
		about: [
			t(`spins.states.${state}`),
			t("spins.until", { time: time(untilMs) }),
			t("spins.paid", { amount: money(paidMinor, currency) }),
			t(`spins.${wins.as}`, times),
			...(wins.maxMinor === null ? [] : [t("spins.maximum", { amount: money(wins.maxMinor, currency) })]),
			cause,
		].join(" · "),
	};
}

const DETAIL_TEXTS = { state: "spins.states" };

function Note({ player, grant }: { player: string; grant: OfficeGrant }) {
	const { t } = useFormats();
	const { grantId, state, count, withdrawnBecause } = grant;
	if (withdrawnBecause !== null) return <>{t("spins.withdrawn", { reason: withdrawnBecause })}</>;
	if (state !== "playable") return null;
	return (
		<ReasonAction
			call={withdrawSpins}
			input={(reason) => ({ params: { player, grant: grantId }, body: { reason } })}
			text="spins.withdraw"
			label={t("spins.withdrawName", { count })}
			done="spins.withdrawDone"
			detailTexts={DETAIL_TEXTS}
			size="small"
			color="warning"
		/>
	);
}
