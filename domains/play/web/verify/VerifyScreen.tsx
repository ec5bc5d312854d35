import type { Game } from "@baize/engines/game";
import { pages } from "@baize/platform-paths";
import { Button, Field, lazyPart, Notice, PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type RoundReceipt, readRound } from "../../contract/index.ts";
import { TextLink } from "../TextLink.tsx";
import { roundInHash } from "./given-round.ts";
import { PairReport } from "./PairReport.tsx";
import { type Claim, type PairClaim, readClaim } from "./read-claim.ts";
import { useVerifyTexts } from "./texts.ts";

/** It has the rules of all titles in words, which a page without a round does not need. */
const Report = lazyPart<{ claim: Claim; game: Game }>(() =>
	import("./Report.tsx").then(({ Report }) => ({ default: Report })),
);

export type VerifyPage = { receipt: RoundReceipt | null };

/** For /fairness/verify; with `?round=`, the round of the signed-in player. */
export async function loadVerify(context: PageContext, { url }: PageRequest): Promise<VerifyPage> {
	const roundId = url.searchParams.get("round");
	const { viewer } = context;
	if (!roundId || !viewer) return { receipt: null };
	const receipt = await context
		.call(readRound, { params: { session: viewer.handle, roundId } })
		.catch(nothingIfRefused);
	return { receipt };
}

/** A number that is not a round of this player leaves the page as it is for everyone: to paste into. */
function nothingIfRefused(error: unknown): null {
	if (error instanceof Error && error.name === "Refusal") return null;
	throw error;
}

/** The result for a pasted text: a round to report on, or why not. */
type Found =
	| { claim: Claim; game: Game }
	| { pair: PairClaim }
	| { why: "json" | "shape" }
	| { why: "game"; gameId: string };

/** Anyone verifies any round here, in the browser, from the receipt alone. */
export function VerifyScreen({ receipt }: VerifyPage) {
	const t = useVerifyTexts();
	const path = useSitePath();
	const [found, setFound] = useState<Found>();
	const field = useRef<HTMLTextAreaElement>(null);
	const check = async (text: string): Promise<void> => setFound(await judge(text));
	useEffect(() => {
		const given = receipt ? JSON.stringify(receipt) : roundInHash(location.hash);
		if (given === "") return;
		if (field.current) field.current.value = given;
		void judge(given).then(setFound);
	}, [receipt]);
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		void check(field.current?.value ?? "");
	};
	return (
		<div className="mx-auto grid max-w-prose gap-6 px-3.5 py-6 md:px-7">
			<PageHead title={t("title")} description={t("description")} />
			<header className="grid gap-2">
				<h1 className="text-3xl">{t("title")}</h1>
				<p className="text-ink-muted">{t("intro")}</p>
			</header>
			<Panel>
				<form className="grid gap-4" onSubmit={submit}>
					<Field
						label={t("receipt")}
						hint={t("receiptHint")}
						error={found && "why" in found ? unreadableText(t, found) : undefined}
					>
						{(links) => (
							<textarea
								{...links}
								ref={field}
								rows={6}
								dir="ltr"
								spellCheck={false}
								autoComplete="off"
								defaultValue={receipt ? JSON.stringify(receipt) : ""}
								className="control tabular py-3 text-sm"
							/>
						)}
					</Field>
					<Button type="submit">{t("check")}</Button>
				</form>
			</Panel>
			{found && "claim" in found && <Report key={JSON.stringify(found.claim)} {...found} />}
			{found && "pair" in found && <PairReport key={JSON.stringify(found.pair)} {...found} />}
			<Panel title={t("how")}>
				<p>{t("howText")}</p>
				<TextLink href={path(pages.fairness)}>{t("toProtocol")}</TextLink>
			</Panel>
			<noscript>
				<Notice tone="info">{t("intro")}</Notice>
			</noscript>
		</div>
	);
}

async function judge(text: string): Promise<Found> {
	const reading = readClaim(text);
	if ("fault" in reading) return { why: reading.fault };
	if ("pair" in reading) return reading;
	const { claim } = reading;
	const { registry } = await import("@baize/games/registry");
	const game = registry.find(claim.gameId);
	if (!game || game.sheet.version !== claim.sheetVersion) return { why: "game", gameId: claim.gameId };
	return { claim, game };
}

function unreadableText(t: ReturnType<typeof useVerifyTexts>, found: Extract<Found, { why: string }>): string {
	const why = found.why === "game" ? t("whys.game", { gameId: found.gameId }) : t(`whys.${found.why}`);
	return t("unreadable", { why });
}
