import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";
import { PasskeySetup } from "./PasskeySetup.tsx";

const WAYS = ["authenticator", "passkey"] as const;

/**
 * Sets up an operator's first second factor: an authenticator or a passkey. Every other page is closed until one
 * exists.
 */
export function EnrolFactor({ onDone }: { onDone(): void }) {
	const t = useTranslate();
	const [way, setWay] = useState<(typeof WAYS)[number]>();
	const onBack = (): void => setWay(undefined);
	if (way === "authenticator") return <AuthenticatorSetup {...{ onDone, onBack }} />;
	if (way === "passkey") return <PasskeySetup {...{ onDone, onBack }} />;
	return (
		<Stack spacing={2}>
			<Typography>{t("secondFactor.enrol.why")}</Typography>
			{WAYS.map((each) => (
				<Stack key={each} spacing={0.5}>
					<Button variant="outlined" size="large" onClick={() => setWay(each)} aria-describedby={`way-${each}`}>
						{t(`secondFactor.enrol.${each}`)}
					</Button>
					<Typography id={`way-${each}`} variant="body2" sx={{ color: "text.secondary" }}>
						{t(`secondFactor.enrol.${each}Text`)}
					</Typography>
				</Stack>
			))}
		</Stack>
	);
}
