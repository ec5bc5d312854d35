import { Box, Checkbox, FormControlLabel, FormHelperText } from "@mui/material";
import { useTranslate } from "react-admin";
import { ROLES } from "../../contract/index.ts";

type Props = {
	chosen: readonly string[];
	isDisabled?: boolean;
	/** True where a heading names the roles already. */
	isTitled?: boolean;
	problem?: string;
	onChosen(roles: string[]): void;
};

const UNSEEN = {
	position: "absolute",
	inlineSize: "1px",
	blockSize: "1px",
	overflow: "hidden",
	clipPath: "inset(50%)",
};

/** The roles, each with what it gives access to. */
export function RoleChoices({ chosen, isDisabled = false, isTitled = false, problem, onChosen }: Props) {
	const t = useTranslate();
	const toggled = (role: string, isOn: boolean): string[] =>
		isOn ? [...chosen, role] : chosen.filter((each) => each !== role);
	return (
		<Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
			<Box component="legend" sx={isTitled ? UNSEEN : { p: 0, color: "text.secondary" }}>
				{t("operators.roles")}
			</Box>
			<Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
				{ROLES.map((role) => (
					<FormControlLabel
						key={role}
						disabled={isDisabled}
						control={
							<Checkbox
								size="small"
								checked={chosen.includes(role)}
								onChange={(_event, isOn) => onChosen(toggled(role, isOn))}
							/>
						}
						label={t(`operators.roleNames.${role}`)}
					/>
				))}
			</Box>
			{problem && <FormHelperText error>{problem}</FormHelperText>}
		</Box>
	);
}
