import { Notice, SkeletonText, toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { useErrorText, usePolled } from "@baize/platform-web/reads";
import { type ReactNode, useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { TWO_FACTOR_STATUSES } from "../contract/schemas.ts";
import { readTwoFactorStatus } from "../contract/two-factor-calls.ts";
import { useFactorsTexts } from "./texts.ts";

type Status = (typeof TWO_FACTOR_STATUSES)[number];
type Props = {
	/** As the page was rendered; left out, the guard waits until it has been told. */
	known?: Status | undefined;
	accepts?: readonly Status[];
	children: ReactNode;
};

/** Lets the page be seen while the status is one that it is for; else says so and goes home. spec §4 */
export function TwoFactorGuard({ known, accepts = TWO_FACTOR_STATUSES, children }: Props) {
	const t = useFactorsTexts();
	const errorText = useErrorText();
	const viewer = useViewer();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const home = useSitePath()("/");
	const input = viewer ? { params: { session: viewer.handle } } : undefined;
	const { data, error } = usePolled(readTwoFactorStatus, input, known && { status: known });
	const status = data?.status as Status | undefined;
	const isAccepted = status !== undefined && accepts.includes(status);
	useEffect(() => {
		if (status === undefined || isAccepted) return;
		toasts.raise(t("twoFactor.invalid"), { tone: "danger" });
		void navigate(home, { replace: true });
	}, [status, isAccepted, navigate, home, t]);
	useEffect(() => {
		// Another page of this player has turned it on or off.
		if (status !== undefined && known !== undefined && status !== known) void revalidate();
	}, [status, known, revalidate]);
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
