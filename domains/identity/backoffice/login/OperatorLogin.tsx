import { EnrolFactor } from "@baize/factors/backoffice";
import { Alert, Box, Paper, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { useTranslate } from "react-admin";
import { useSearchParams } from "react-router";
import { InvitationStep } from "./InvitationStep.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import { ProofStep } from "./ProofStep.tsx";
import { useOperatorLogin } from "./use-operator-login.ts";

type Props = { onSignedIn(): void };
type Step = "password" | "invitation" | "proof" | "enrolment";

/**
 * How operators log in: an invitation or the password, then the second factor, or its set-up where there is none yet.
 */
export function OperatorLogin({ onSignedIn }: Props) {
	const t = useTranslate();
	const login = useOperatorLogin();
	const { view, errorText, captchaPlace } = login;
	const [search, setSearch] = useSearchParams();
	const invitation = search.get("invitation");
	const state = view?.state;
	const signedIn = useRef(onSignedIn);
	useEffect(() => {
		if (state === "signedIn" && !invitation) signedIn.current();
	}, [state, invitation]);

	const step = stepOf(state, invitation);
	if (!step) return <LoginFrame />;
	return (
		<LoginFrame title={t(`access.${step}.title`)}>
			{errorText && (
				<Alert severity="error" role="alert">
					{errorText}
				</Alert>
			)}
			{!errorText && step === "password" && view?.ended && (
				<Alert severity="info" role="status">
					{t(`access.ended.${view.ended}`)}
				</Alert>
			)}
			{step === "invitation" && <InvitationStep token={invitation ?? ""} login={login} onLeave={() => setSearch({})} />}
			{step === "password" && <PasswordStep login={login} />}
			{step === "proof" && <ProofStep login={login} proofs={view?.proofs ?? []} />}
			{step === "enrolment" && <EnrolFactor onDone={onSignedIn} />}
			<div ref={captchaPlace} />
		</LoginFrame>
	);
}

/** An open invitation takes precedence over any session of this browser until its password is chosen. */
function stepOf(state: string | undefined, invitation: string | null): Step | undefined {
	if (state === undefined) return undefined;
	if (invitation) return "invitation";
	if (state === "step") return "proof";
	if (state === "enrolment") return "enrolment";
	return state === "signedOut" ? "password" : undefined;
}

/** The heading at which each step begins. */
function LoginFrame({ title, children }: { title?: string; children?: React.ReactNode }) {
	const t = useTranslate();
	const heading = useRef<HTMLHeadingElement>(null);
	const isFirst = useRef(true);
	useEffect(() => {
		// The first field of the first step has the focus; each later step is read from its heading.
		if (title && !isFirst.current) heading.current?.focus();
		if (title) isFirst.current = false;
	}, [title]);
	return (
		<Box
			component="main"
			sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: 2, bgcolor: "background.default" }}
		>
			<title>{title ?? t("office.name")}</title>
			{title && (
				<Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, inlineSize: "min(27rem, 100%)" }}>
					<Typography variant="overline" sx={{ color: "text.secondary" }}>
						{t("office.name")}
					</Typography>
					<Typography component="h1" variant="h5" ref={heading} tabIndex={-1} sx={{ mb: 2, outline: "none" }}>
						{title}
					</Typography>
					<Stack spacing={2}>{children}</Stack>
				</Paper>
			)}
		</Box>
	);
}
