import { CallError } from "@baize/platform-web/reads";
import { Alert, Button } from "@mui/material";
import { useEffect } from "react";
import { useLogoutIfAccessDenied, useTranslate } from "react-admin";
import { refusalText } from "./change/use-attempt.ts";

/** A read that was refused or failed: why, and a button to try again where that may help. */
export function Failure({ error, onRetry }: { error: unknown; onRetry(): void }) {
	const t = useTranslate();
	const logOutIfDenied = useLogoutIfAccessDenied();
	useEffect(() => {
		void logOutIfDenied(error);
	}, [error, logOutIfDenied]);
	const isFinal = error instanceof CallError && (error.status === 403 || error.status === 404);
	return (
		<Alert
			severity={isFinal ? "info" : "error"}
			role="alert"
			sx={{ my: 2 }}
			action={
				!isFinal && (
					<Button color="inherit" onClick={onRetry}>
						{t("office.retry")}
					</Button>
				)
			}
		>
			{refusalText(error, t as Parameters<typeof refusalText>[1])}
		</Alert>
	);
}
