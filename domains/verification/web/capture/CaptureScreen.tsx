import { Button } from "@baize/platform-web";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { type FormEvent, useEffect, useRef } from "react";
import { readCapture } from "../../contract/calls.ts";
import type { CaptureView } from "../../contract/schemas.ts";
import { nextStatus } from "../../contract/states.ts";
import { StatusNotice } from "../status/StatusNotice.tsx";
import { useVerificationTexts } from "../texts.ts";
import { Bar } from "./Bar.tsx";
import { CheckStep } from "./CheckStep.tsx";
import { KindStep } from "./KindStep.tsx";
import { SideStep } from "./SideStep.tsx";
import { useCapture } from "./use-capture.ts";

export const loadCapture = async ({ viewer, call }: PageContext & { viewer: Viewer }) => ({
	capture: await call(readCapture, { params: { session: viewer.handle } }),
});

/** Our own page in the frame: takes or selects pictures of a document, one small step at a time. */
export function CaptureScreen({ capture }: { capture: CaptureView }) {
	const t = useVerificationTexts();
	return (
		<main
			aria-label={t("capture.title")}
			className="mx-auto grid min-h-dvh w-full max-w-prose grid-rows-[1fr] bg-surface-1 p-4"
		>
			<title>{`${t("capture.title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			{nextStatus("submit", capture.status) ? (
				<CaptureForm capture={capture} />
			) : (
				<div className="grid content-start gap-4">
					<h1 className="text-xl">{t("capture.title")}</h1>
					<StatusNotice status={capture.status} />
				</div>
			)}
		</main>
	);
}

function CaptureForm({ capture }: { capture: CaptureView }) {
	const t = useVerificationTexts();
	const form = useCapture(capture);
	const { step, steps, sides, kind, missing } = form;
	const heading = useRef<HTMLHeadingElement>(null);
	const isFirst = useRef(true);
	useEffect(() => {
		if (!isFirst.current) heading.current?.focus();
		isFirst.current = false;
	}, [step]);
	const at = steps.indexOf(step) + 1;
	return (
		<form
			method="post"
			noValidate
			className="grid grid-rows-[auto_1fr_auto] gap-3"
			onSubmit={(event: FormEvent) => {
				event.preventDefault();
				form.goOn();
			}}
		>
			<header className="grid gap-1.5">
				<p className="text-sm text-ink-muted">{t("capture.step", { step: String(at), steps: String(steps.length) })}</p>
				<Bar percent={(100 * at) / steps.length} />
				<h1 ref={heading} tabIndex={-1} className="text-xl">
					{form.title}
				</h1>
			</header>
			<div>
				{step === "kind" && <KindStep capture={capture} form={form} />}
				{(step === "front" || step === "back") && (
					<SideStep
						key={step}
						side={step}
						state={sides.of(step)}
						missing={missing}
						onFile={(file) => form.choose(step, file)}
					/>
				)}
				{step === "check" && <CheckStep form={form} kind={kind} />}
			</div>
			<div className="flex flex-wrap justify-between gap-2.5">
				{at > 1 ? (
					<Button look="quiet" icon="arrow-left" className="rtl:[&>svg]:-scale-x-100" onClick={form.goBack}>
						{t("capture.back")}
					</Button>
				) : (
					<span />
				)}
				<Button type="submit" pending={form.isSending}>
					{step === "check" ? t("capture.submit") : t("capture.next")}
				</Button>
			</div>
		</form>
	);
}
