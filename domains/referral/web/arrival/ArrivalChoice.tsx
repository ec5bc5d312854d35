import { pages } from "@baize/platform-paths";
import { Button } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { callApi, useCall, useErrorText } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readArrivalChoice, rememberArrival } from "../../contract/arrival-calls.ts";
import { useArrivalTexts } from "./texts.ts";

/** Whether the link that led here may be remembered: asked at the end of its page, where the law asks for it. */
export function ArrivalChoice() {
	const days = useDaysAsked();
	return days === undefined ? null : <Question days={days} />;
}

/** Undefined for a visitor who need not be asked. */
function useDaysAsked(): number | undefined {
	const [days, setDays] = useState<number>();
	useEffect(() => {
		const gone = new AbortController();
		callApi(readArrivalChoice, {}, gone.signal).then(
			(choice) => !gone.signal.aborted && choice.isAsked && setDays(choice.days),
			// Nothing is remembered of who could not be asked.
			() => {},
		);
		return () => gone.abort();
	}, []);
	return days;
}

function Question({ days }: { days: number }) {
	const t = useArrivalTexts();
	const path = useSitePath();
	const errorText = useErrorText();
	const { pathname, search } = useLocation();
	const [address] = useState(pathname + search);
	const [choice, setChoice] = useState<"agreed" | "declined">();
	const call = useCall(rememberArrival);
	const agree = async (): Promise<void> => {
		const answer = await call.run({ body: { address } });
		if (answer) setChoice(answer.isRemembered ? "agreed" : "declined");
	};
	return (
		<section aria-label={t("label")} className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
			<div className="grid gap-1" aria-live="polite">
				<p>
					{choice ? t(choice) : t("question", { days })}{" "}
					<a href={path(pages.cookiesContent)} className="hit inline-flex items-center underline hover:text-ink">
						{t("more")}
					</a>
				</p>
				{call.error && <p className="text-ink">{errorText(call.error)}</p>}
			</div>
			{!choice && (
				<div className="flex flex-wrap gap-2.5 md:ms-auto">
					<Button look="secondary" size="s" onClick={() => void agree()}>
						{t("accept")}
					</Button>
					<Button look="secondary" size="s" onClick={() => setChoice("declined")}>
						{t("decline")}
					</Button>
				</div>
			)}
		</section>
	);
}
