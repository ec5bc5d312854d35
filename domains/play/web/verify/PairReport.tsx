import { Notice, Panel } from "@baize/platform-web";
import { callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { readFairness } from "../../contract/index.ts";
import { Code } from "../dialogs/Code.tsx";
import { CheckItem, whyOf } from "./CheckItem.tsx";
import type { PairChecks } from "./check-pair.ts";
import type { PairClaim } from "./read-claim.ts";
import { useVerifyTexts } from "./texts.ts";

const TONES = { pairFailed: "danger", pairPassed: "success", pairPartly: "info" } as const;

/** Our statement of the end of a pair, and whether it is signed and consistent. */
export function PairReport({ pair }: { pair: PairClaim }) {
	const t = useVerifyTexts();
	const checks = useChecks(pair);
	if (!checks) return null;
	const isFalse = Object.values(checks).some(({ passed }) => passed === false);
	const verdict = isFalse ? "pairFailed" : checks.signature.passed === true ? "pairPassed" : "pairPartly";
	return (
		<Panel title={t("pair")}>
			<div className="grid gap-4">
				<Notice live tone={TONES[verdict]} title={t(verdict)} />
				<ul className="grid gap-3">
					<CheckItem
						check={checks.signature}
						name={t("signature")}
						good={t("signatureText")}
						bad={t("signatureFailed")}
						skipped={t("signatureSkipped")}
					/>
					<CheckItem
						check={checks.statement}
						name={t("statement")}
						good={t("statementText")}
						bad={t("statementFailed")}
						skipped=""
					/>
					<CheckItem
						check={checks.commitment}
						name={t("commitment")}
						good={t("commitmentText")}
						bad={t("commitmentFailed", { computed: whyOf(checks.commitment) })}
						skipped={t("notRevealed")}
					/>
				</ul>
				<dl>
					<Code name={t("said")} value={pair.end.statement} />
				</dl>
			</div>
		</Panel>
	);
}

function useChecks(pair: PairClaim): PairChecks | undefined {
	const [checks, setChecks] = useState<PairChecks>();
	useEffect(() => void checked(pair).then(setChecks), [pair]);
	return checks;
}

/** The hashing code is loaded when there is something to hash. Without a connection the signature is not checked. */
async function checked(pair: PairClaim): Promise<PairChecks> {
	const { checkPair } = await import("./check-pair.ts");
	const publicKey = await callApi(readFairness, {}).then(
		(known) => known.publicKey,
		() => undefined,
	);
	return checkPair(pair, publicKey);
}
