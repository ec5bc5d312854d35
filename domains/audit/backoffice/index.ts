import { AuditLog } from "./AuditLog.tsx";
import { auditData } from "./data.ts";
import { texts } from "./texts.ts";

/** The audit log's place in the back office: its screen, its data, its texts and the role that it needs. */
export const auditResource = { name: "audit", role: "audit" as const, list: AuditLog, data: auditData, texts };
