import { StateChip, type ToneByState, useFormats } from "@baize/platform-backoffice";
import { Chip, Stack, Typography } from "@mui/material";
import { Link, useCreatePath } from "react-admin";
import type { Duplicate } from "../../contract/index.ts";

export function Account({ of: { id, displayName, email, memberSinceMs } }: { of: Duplicate["player"] }) {
	const { t, time } = useFormats();
	const pathOf = useCreatePath();
	return (
		<>
			<Link
				to={pathOf({ resource: "players", type: "show", id })}
				aria-label={t("people.open", { player: displayName })}
			>
				{displayName}
			</Link>
			<Typography variant="body2">{email}</Typography>
			<Typography variant="body2" color="text.secondary">
				{t("duplicates.since", { time: time(memberSinceMs) })}
			</Typography>
		</>
	);
}

const TONES: ToneByState<Duplicate["olderStatus"]> = { guarded: "error", active: "success", closed: "default" };

export const Older = ({ row: { older, olderStatus } }: { row: Duplicate }) => (
	<div>
		<Account of={older} />
		<StateChip state={olderStatus} texts="duplicates.standings" tones={TONES} />
	</div>
);

/** Only the strongest signals: a full match makes its partial matches redundant. */
const PARTS: Partial<Record<Duplicate["signals"][number], readonly Duplicate["signals"][number][]>> = {
	person: ["nearPerson", "name"],
	phoneAndBirthDate: ["phone"],
};

export function Signals({ row: { signals } }: { row: Duplicate }) {
	const { t } = useFormats();
	const redundant = new Set(signals.flatMap((kind) => PARTS[kind] ?? []));
	return (
		<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.5, minWidth: { sm: 180 } }}>
			{signals
				.filter((kind) => !redundant.has(kind))
				.map((kind) => (
					<Chip key={kind} size="small" variant="outlined" label={t(`duplicates.signals.${kind}`)} />
				))}
		</Stack>
	);
}
