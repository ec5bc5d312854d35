import type { OfficePart } from "@baize/platform-backoffice";
import { statementItems } from "./items.tsx";
import { statements } from "./statements.ts";

/** The domain's part of the back office. */
export const reconciliationPart: OfficePart = { group: "reports", resources: [statements, statementItems] };
