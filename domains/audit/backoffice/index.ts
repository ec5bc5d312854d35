import { AuditLog } from "./AuditLog.tsx";
import { auditData } from "./data.ts";
import { texts } from "./texts.ts";

/** The audit log's part of the back office: its screen, data, texts and the role that it needs. */
export const auditResource = { name: "audit", role: "audit" as const, list: AuditLog, data: auditData, texts };
