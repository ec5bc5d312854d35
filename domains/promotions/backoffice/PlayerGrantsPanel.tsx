import { OpenProposalNote } from "@baize/desk/backoffice";
import {
	Panel,
	ReasonAction,
	StateChip,
	Timeline,
	type ToneByState,
	useFormats,
	useRead,
} from "@baize/platform-backoffice";
import { Stack } from "@mui/material";
import { type GrantRow, type GrantState, listPlayerGrants, OPEN_GRANT_STATES, removeGrant } from "../contract/index.ts";
import { GrantByHand } from "./GrantByHand.tsx";

const TONES: ToneByState<GrantState> = {
	optedIn: "default",
	pending: "info",
	active: "success",
	converted: "success",
	paid: "success",
	forfeited: "default",
	expired: "default",
	removed: "warning",
};
const DETAIL_TEXTS = { state: "offers.grantStates" };

/** On a player's page: the bonuses, and presents by hand. */
export function PlayerGrantsPanel({ id: player }: { id: string }) {
	const { t } = useFormats();
	const { data, failure } = useRead(listPlayerGrants, { params: { player } });
	if (!data) return failure;
	const end = data.proposal ? <OpenProposalNote proposal={data.proposal} /> : <GrantByHand player={player} />;
	return (
		<Panel title={t("offers.grants.title")} end={end}>
			{data.grants.length === 0 ? (
				t("offers.grants.none")
			) : (
				<Timeline entries={data.grants.map((grant) => ({ key: grant.id, ...entryOf(grant) }))} />
			)}
		</Panel>
	);
}

const entryOf = (grant: GrantRow) => ({
	what: <What grant={grant} />,
	about: <About grant={grant} />,
	note: (
		<Stack spacing={1}>
			{grant.reason && <span>{grant.reason}</span>}
			{OPEN_GRANT_STATES.includes(grant.state) && <Remove grant={grant} />}
		</Stack>
	),
});

function What({ grant: { title, state } }: { grant: GrantRow }) {
	return (
		<Stack direction="row" spacing={1} component="span">
			<span>{title}</span>
			<StateChip state={state} texts="offers.grantStates" tones={TONES} />
		</Stack>
	);
}

function About({ grant }: { grant: GrantRow }) {
	const { t, time, money } = useFormats();
	const { takenAtMs, amountMinor, convertedMinor, leftToWagerMinor, untilMs, currency } = grant;
	const amount = (text: string, minor: number | null) =>
		minor === null ? undefined : t(`offers.grants.${text}`, { amount: money(minor, currency) });
	return [
		time(takenAtMs),
		amount("given", amountMinor),
		amount("left", leftToWagerMinor),
		amount("converted", convertedMinor),
		untilMs === null ? undefined : t("offers.grants.until", { time: time(untilMs) }),
	]
		.filter(Boolean)
		.join(" · ");
}

const Remove = ({ grant: { id, title } }: { grant: GrantRow }) => (
	<ReasonAction
		call={removeGrant}
		input={(reason) => ({ params: { grant: id }, body: { reason } })}
		text="offers.grants.remove"
		values={{ title }}
		done="offers.grants.removed"
		detailTexts={DETAIL_TEXTS}
		size="small"
		color="warning"
	/>
);
