export type { Tables as AccountTables } from "../tables.ts";
