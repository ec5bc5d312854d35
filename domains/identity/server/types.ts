export type ValidationIssue = { field: string; cause: string };
