import { Notice } from "@baize/platform-web";
import { useErrorText } from "@baize/platform-web/reads";
import { ResendButton } from "./ResendButton.tsx";
import type { SignInError } from "./use-sign-in.ts";

/** Why the login was refused and what to do; an unconfirmed e-mail can have its mail sent again. */
export function LoginProblem({ error: { error, username } }: { error: SignInError }) {
	const text = useErrorText();
	const isUnconfirmed = error.code === "EMAIL_NOT_CONFIRMED";
	return (
		<Notice
			tone={isUnconfirmed ? "warning" : "danger"}
			live
			actions={isUnconfirmed ? <ResendButton email={username} /> : undefined}
		>
			{text(error)}
		</Notice>
	);
}
