import { CallError } from "@baize/platform-web/reads";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Texts of values that an error's details give by their name in the contract: `{ state: "cashier.states" }`. */
export type DetailTexts = Readonly<Record<string, string>>;

/** Something that the operator can correct; `message` is the key of its text. */
export class NotMade extends Error {
	override name = "NotMade";
}

/** The text of a refusal, with its details filled in. Throws what is no refusal. */
export function refusalText(error: unknown, t: Translate, detailTexts: DetailTexts = {}): string {
	if (error instanceof NotMade) return t(error.message);
	if (!(error instanceof CallError)) throw error;
	const named = Object.entries(error.body.details ?? {}).map(([name, value]) => {
		const texts = detailTexts[name];
		return [name, texts === undefined ? value : t(`${texts}.${value}`)];
	});
	return t(error.body.message, { _: t("office.refused"), ...Object.fromEntries(named) });
}

/**
 * Runs one action at a time; a second press before the first is answered, and before the page shows what came of it,
 * does nothing. `problem` is its refusal.
 */
export function useAttempt(textOf?: (error: CallError, t: Translate) => string | undefined, detailTexts?: DetailTexts) {
	const t = useTranslate() as Translate;
	const [isPending, setPending] = useState(false);
	const [problem, setProblem] = useState("");
	// A second press may come before React has rendered that the first one is pending.
	const isUnderWay = useRef(false);
	const [ended, setEnded] = useState(0);
	useEffect(() => {
		isUnderWay.current = false;
	}, [ended]);
	const latest = useRef({ textOf, detailTexts });
	latest.current = { textOf, detailTexts };

	/** The result of the action; undefined if it was refused or another one is under way. */
	const attempt = useCallback(
		async <Value>(act: () => Promise<Value>): Promise<{ value: Value } | { problem: string } | undefined> => {
			if (isUnderWay.current) return undefined;
			isUnderWay.current = true;
			setPending(true);
			setProblem("");
			try {
				return { value: await act() };
			} catch (error) {
				const own = error instanceof CallError ? latest.current.textOf?.(error, t) : undefined;
				const text = own ?? refusalText(error, t, latest.current.detailTexts);
				setProblem(text);
				return { problem: text };
			} finally {
				setPending(false);
				setEnded((count) => count + 1);
			}
		},
		[t],
	);
	return { attempt, isPending, problem, setProblem };
}
