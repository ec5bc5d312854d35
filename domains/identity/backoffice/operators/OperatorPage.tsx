import { Pairs, Panel, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import {
	changeOperatorRoles,
	type Operator,
	type Role,
	resetOperatorFactors,
	resumeOperator,
	suspendOperator,
} from "../../contract/index.ts";
import { AccountAction } from "../AccountAction.tsx";
import { factorsText } from "./factors-text.ts";
import { RoleChoices } from "./RoleChoices.tsx";
import { OPERATOR_TONES } from "./tones.ts";

type Props = { record: Operator };

/** One operator: what they may do, and what can be done about their access. */
export const OperatorPage = ({ record }: Props) => (
	<RecordLayout
		title={record.name}
		chips={<StateChip state={record.state} texts="operators.states" tones={OPERATOR_TONES} />}
		aside={<Access record={record} />}
	>
		<Facts record={record} />
		<Roles key={record.roles.join()} record={record} />
	</RecordLayout>
);

function Facts({ record }: Props) {
	const { t, time } = useFormats();
	const { id, email, lastLoginMs } = record;
	const labelOf = (field: string): string => t(`resources.operators.fields.${field}`);
	return (
		<Panel title={t("operators.facts")}>
			<Pairs
				pairs={[
					[labelOf("email"), email],
					[labelOf("factors"), factorsText(record, t)],
					[labelOf("lastLoginMs"), lastLoginMs ? time(lastLoginMs) : t("operators.never")],
					[labelOf("id"), id],
				]}
			/>
		</Panel>
	);
}

function Access({ record: { id, state, isSelf } }: Props) {
	const { t } = useFormats();
	const input = (reason: string) => ({ params: { operator: id }, body: { reason } });
	if (isSelf)
		return (
			<Panel title={t("operators.access")}>
				<Typography sx={{ color: "text.secondary" }}>{t("operators.own")}</Typography>
			</Panel>
		);
	return (
		<Panel title={t("operators.access")}>
			<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
				{state === "suspended" ? (
					<AccountAction key="resume" call={resumeOperator} action="resume" done="operators.resumed" input={input} />
				) : (
					<AccountAction
						key="suspend"
						call={suspendOperator}
						action="suspend"
						done="operators.suspended"
						input={input}
					/>
				)}
				<AccountAction
					call={resetOperatorFactors}
					action="resetFactors"
					done="operators.wasReset"
					isDisabled={state === "suspended"}
					input={input}
				/>
			</Stack>
			{state === "invited" && (
				<Typography sx={{ color: "text.secondary", mt: 1 }}>{t("operators.invitedHint")}</Typography>
			)}
		</Panel>
	);
}

function Roles({ record: { id, roles, isSelf } }: Props) {
	const { t } = useFormats();
	const [chosen, setChosen] = useState<string[]>([...roles]);
	const isSame = [...chosen].sort().join() === [...roles].sort().join();
	return (
		<Panel title={t("operators.roles")}>
			<RoleChoices
				chosen={chosen}
				isTitled
				isDisabled={isSelf}
				onChosen={setChosen}
				{...(chosen.length === 0 ? { problem: t("operators.noRoles") } : {})}
			/>
			{!isSelf && (
				<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap", mt: 1 }}>
					<AccountAction
						call={changeOperatorRoles}
						action="changeRoles"
						done="operators.rolesChanged"
						about={chosen.join(", ")}
						isDisabled={isSame || chosen.length === 0}
						input={(reason) => ({ params: { operator: id }, body: { roles: chosen as Role[], reason } })}
					/>
					{!isSame && <Button onClick={() => setChosen([...roles])}>{t("operators.undo")}</Button>}
				</Stack>
			)}
		</Panel>
	);
}
