import { pages } from "@baize/platform-paths";
import { Button, Notice, Panel, useErrorFocus } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { useBodyRules, useCall, useErrorText } from "@baize/platform-web/reads";
import type { FormEvent } from "react";
import { useEffect, useState } from "react";
import { resetPinCode } from "../../contract/calls.ts";
import { useFactorsTexts } from "../texts.ts";
import { NewPinFields, useNewPin } from "./NewPinFields.tsx";

export const loadPinReset = (_context: PageContext, { url }: PageRequest): { token: string } => ({
	token: url.searchParams.get("token") ?? "",
});

/** The page of a mailed link: its holder chooses a new PIN, signed in or not. */
export function PinResetScreen({ token }: { token: string }) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const errorText = useErrorText();
	const call = useCall(resetPinCode);
	useBodyRules(resetPinCode, () => import("../../contract/rules/reset-pin-code.ts"));
	const pin = useNewPin();
	const focusError = useErrorFocus();
	const [isDone, setDone] = useState(false);
	const [isEasy, setEasy] = useState(false);
	const isOver = !token || call.error?.code === "RESET_INVALID";

	async function submitted(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const form = event.currentTarget;
		if (pin.validate()) setDone((await call.run({ body: { token, pinCode: pin.value } })) !== undefined);
		else focusError(form);
	}
	useEffect(() => {
		if (call.error) setEasy(pin.isRefusedBy(call.error));
	}, [call.error]);

	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${t("pinReset.title")} · Baize`}</title>
			<meta name="description" content={t("pinReset.description")} />
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{t("pinReset.title")}</h1>
			<Panel>
				{isDone ? (
					<Notice
						tone="success"
						title={t("pinReset.doneTitle")}
						live
						actions={<Button href={path(pages.account)}>{t("pinReset.goOn")}</Button>}
					>
						{t("pinReset.doneText")}
					</Notice>
				) : isOver ? (
					<Notice
						tone="warning"
						title={t("pinReset.failedTitle")}
						live
						actions={<Button href={path(pages.pin)}>{t("pinReset.askAgain")}</Button>}
					>
						{t("errors.resetInvalid")}
					</Notice>
				) : (
					<form method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-5">
						{call.error && !isEasy && (
							<Notice tone="danger" live>
								{errorText(call.error)}
							</Notice>
						)}
						<NewPinFields pin={pin} />
						<Button type="submit" wide pending={call.pending}>
							{t("pinReset.submit")}
						</Button>
					</form>
				)}
			</Panel>
		</section>
	);
}
