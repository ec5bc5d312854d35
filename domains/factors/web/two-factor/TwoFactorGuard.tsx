import { pages } from "@baize/platform-paths";
import { Notice, SkeletonText, toasts } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { useErrorText, usePolled } from "@baize/platform-web/reads";
import { type ReactNode, useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { TWO_FACTOR_STATUSES } from "../../contract/schemas.ts";
import { readTwoFactorStatus } from "../../contract/two-factor-calls.ts";
import { useFactorsTexts } from "../texts.ts";

type Status = (typeof TWO_FACTOR_STATUSES)[number];
type Props = {
	/** The status at render time; without it, the guard waits for the first reply. */
	initial?: Status | undefined;
	accepts?: readonly Status[];
	children: ReactNode;
};

/** Shows the page while the status is one of `accepts`; otherwise shows a message and goes to the home page. spec §4 */
export function TwoFactorGuard({ initial, accepts = TWO_FACTOR_STATUSES, children }: Props) {
	const t = useFactorsTexts();
	const errorText = useErrorText();
	const viewer = useViewer();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const home = useSitePath()(pages.lobby);
	const input = viewer ? { params: { session: viewer.handle } } : undefined;
	const { data, error } = usePolled(readTwoFactorStatus, input, initial && { status: initial });
	const status = data?.status as Status | undefined;
	const isAccepted = status !== undefined && accepts.includes(status);
	useEffect(() => {
		if (status === undefined || isAccepted) return;
		toasts.raise(t("twoFactor.invalid"), { tone: "danger" });
		void navigate(home, { replace: true });
	}, [status, isAccepted, navigate, home, t]);
	useEffect(() => {
		// Another page of this player has turned it on or off.
		if (status !== undefined && initial !== undefined && status !== initial) void revalidate();
	}, [status, initial, revalidate]);
	if (isAccepted) return children;
	if (error) {
		return (
			<Notice tone="danger" live>
				{errorText(error)}
			</Notice>
		);
	}
	return <SkeletonText label={t("twoFactor.checking")} />;
}
