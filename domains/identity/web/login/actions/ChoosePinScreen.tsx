import { NewPinFields, useNewPin } from "@baize/factors/web";
import { Button, useErrorFocus } from "@baize/platform-web";
import { callApi, useBodyRules } from "@baize/platform-web/reads";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { choosePin } from "../../../contract/login/required-action-calls.ts";
import { ActionFrame } from "./ActionFrame.tsx";
import type { ActionPage } from "./load-action.ts";
import { useActionTexts } from "./texts.ts";
import { useAction } from "./use-action.ts";

/** The first PIN, or a new one where the current one is no longer valid. */
export function ChoosePinScreen(page: ActionPage) {
	const t = useActionTexts();
	const action = useAction(page, t("pin.done"));
	useBodyRules(choosePin, () => import("../../../contract/rules/choose-pin.ts"));
	const pin = useNewPin();
	const focusError = useErrorFocus();
	const isFirst = page.action === "ADD_PIN_CODE";
	const [isEasy, setEasy] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (action.error) setEasy(pin.isRefusedBy(action.error));
	}, [action.error]);
	useEffect(() => {
		if (isEasy && form.current) focusError(form.current);
	}, [isEasy]);

	async function submitted(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (!pin.validate()) return focusError(event.currentTarget);
		const params = { session: page.handle };
		const done = await action.once((token) => callApi(choosePin, { params, body: { token, pinCode: pin.value } }));
		if (done) action.goOn(done);
	}
	return (
		<ActionFrame
			title={isFirst ? t("pin.addTitle") : t("pin.resetTitle")}
			text={isFirst ? t("pin.addText") : t("pin.resetText")}
			description={t("pin.description")}
			error={isEasy ? undefined : action.error}
		>
			<form ref={form} method="post" noValidate onSubmit={(event) => void submitted(event)} className="grid gap-5">
				<NewPinFields pin={pin} />
				<Button type="submit" wide pending={action.pending}>
					{t("pin.submit")}
				</Button>
			</form>
		</ActionFrame>
	);
}
