import { pages } from "@baize/platform-paths";
import { BackLink, Button, Notice, Panel, type Step, Steps } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { useStream } from "@baize/platform-web/reads";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { readVerification } from "../../contract/calls.ts";
import { DOCUMENT_MESSAGE, PHONE_MESSAGE, VERIFICATION_TOPIC } from "../../contract/events.ts";
import type { VerificationView } from "../../contract/schemas.ts";
import { PageFrame } from "../PageFrame.tsx";
import { useVerificationTexts } from "../texts.ts";
import { ReasonList } from "./ReasonList.tsx";

export const loadSteps = async ({ viewer, call }: PageContext & { viewer: Viewer }) => ({
	verification: await call(readVerification, { params: { session: viewer.handle } }),
});

/** What the player has proved and what is still open, each with its reasons and its next step. */
export function StepsScreen({ verification }: { verification: VerificationView }) {
	const t = useVerificationTexts();
	const path = useSitePath();
	const { revalidate } = useRevalidator();
	const refresh = (): void => void revalidate();
	useStream(VERIFICATION_TOPIC, DOCUMENT_MESSAGE, refresh);
	useStream(VERIFICATION_TOPIC, PHONE_MESSAGE, refresh);
	const steps = [useEmailStep(verification), usePhoneStep(verification), useDocumentStep(verification)];
	const isDone = steps.every(({ state }) => state === "done");
	return (
		<PageFrame
			title={t("steps.title")}
			description={t("steps.description")}
			back={<BackLink href={path(pages.account)}>{t("steps.back")}</BackLink>}
		>
			{isDone && <Notice tone="success">{t("steps.allDone")}</Notice>}
			<Panel>
				<div aria-live="polite">
					<Steps
						label={t("steps.list")}
						steps={steps}
						stateLabels={{
							done: t("steps.marks.done"),
							current: t("steps.marks.current"),
							failed: t("steps.marks.failed"),
							ahead: t("steps.marks.ahead"),
						}}
					/>
				</div>
			</Panel>
		</PageFrame>
	);
}

const Detail = ({ children }: { children: ReactNode }) => <div className="grid gap-2 pt-1">{children}</div>;

function useEmailStep({ email }: VerificationView): Step {
	const t = useVerificationTexts();
	return {
		key: "email",
		label: t("steps.email"),
		detail: <bdi className="break-all">{t("steps.emailDone", { email })}</bdi>,
		state: "done",
	};
}

function usePhoneStep({ phone }: VerificationView): Step {
	const t = useVerificationTexts();
	const to = useSitePath()(pages.validatePhone);
	const isDone = phone.status === "VALIDATED";
	return {
		key: "phone",
		label: t("steps.phone"),
		state: isDone ? "done" : "current",
		detail: (
			<Detail>
				<span>{isDone ? t("steps.phoneDone", { phone: phone.shown ?? "" }) : t("steps.phoneOpen")}</span>
				<span>
					<Button href={isDone ? to : `${to}?funnel=verification`} look={isDone ? "secondary" : "primary"} size="s">
						{isDone ? t("steps.phoneChange") : t("steps.phoneGo")}
					</Button>
				</span>
			</Detail>
		),
	};
}

const STATES = {
	REQUESTED: "current",
	PENDING: "current",
	VERIFIED: "done",
	INVALID: "failed",
	BLOCKED: "failed",
} as const satisfies Record<VerificationView["document"]["status"], Step["state"]>;

function useDocumentStep({ document, phone, documentsBefore }: VerificationView): Step {
	const t = useVerificationTexts();
	// Only one step is current: the document comes after the phone.
	const isAhead = document.status === "REQUESTED" && phone.status !== "VALIDATED";
	return {
		key: "document",
		label: t("steps.document"),
		state: isAhead ? "ahead" : STATES[document.status],
		detail: (
			<DocumentDetail document={document} documentsBefore={documentsBefore} isNext={phone.status === "VALIDATED"} />
		),
	};
}

const NEEDED = {
	deposit: "steps.neededDeposit",
	withdrawal: "steps.neededWithdrawal",
	never: "steps.neededNever",
} as const;

type DetailProps = Pick<VerificationView, "document" | "documentsBefore"> & { isNext: boolean };

function DocumentDetail({ document, documentsBefore, isNext }: DetailProps) {
	const t = useVerificationTexts();
	const path = useSitePath();
	const date = useDateText()(document.changedAtMs ?? 0, { dateStyle: "medium" });
	const { status, reason, reasons } = document;
	if (status === "VERIFIED") return <Detail>{t("steps.verified", { date })}</Detail>;
	if (status === "PENDING") return <Detail>{t("steps.pending")}</Detail>;
	if (status === "BLOCKED") {
		return (
			<Detail>
				<span>{t("steps.blocked")}</span>
				<Go to={path(pages.blockedDocument)} look="secondary" text={t("steps.blockedGo")} />
			</Detail>
		);
	}
	return (
		<Detail>
			{status === "INVALID" && <span>{t("steps.invalid", { date })}</span>}
			<ReasonList reasons={reasons} />
			{reason && <bdi>{t("steps.askedAgain", { reason })}</bdi>}
			{status === "REQUESTED" && <span>{t(NEEDED[documentsBefore])}</span>}
			<Go
				to={path(pages.validateDocument)}
				look={isNext ? "primary" : "secondary"}
				text={status === "INVALID" ? t("steps.documentAgain") : t("steps.documentGo")}
			/>
		</Detail>
	);
}

const Go = ({ to, look, text }: { to: string; look: "primary" | "secondary"; text: string }) => (
	<div>
		<Button href={to} look={look} size="s">
			{text}
		</Button>
	</div>
);
