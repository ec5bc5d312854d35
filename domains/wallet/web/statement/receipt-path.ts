import { type PagePath, pagePath, pages } from "@baize/platform-paths";
import type { StatementEntry } from "../../contract/index.ts";

type Entry = Pick<StatementEntry, "group" | "kind" | "reference" | "canReplay">;

/** The page of what an operation was about: the round, the bet or the payment. Undefined where there is none. */
export function receiptPath({ group, kind, reference, canReplay }: Entry): PagePath | undefined {
	if (kind.endsWith("Correction")) return undefined;
	if (group === "casino") return canReplay ? pagePath(pages.verifyRound, { round: reference }) : undefined;
	if (group === "sports") return pagePath(pages.myBets, { bet: reference });
	if (group === "deposits") return pagePath(pages.deposit, { deposit: reference });
	return group === "withdrawals" ? pagePath(pages.payments, { kind: "withdrawal" }) : undefined;
}
