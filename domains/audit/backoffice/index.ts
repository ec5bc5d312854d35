import type { OfficePart } from "@baize/platform-backoffice";
import { auditLog } from "./audit-log.tsx";

/** The audit log's part of the back office. */
export const auditPart: OfficePart = { group: "setup", resources: [auditLog] };
