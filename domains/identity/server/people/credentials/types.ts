/** The ways to reach an account, which an intruder would change first. */
export type SecurityChangeKind = "password" | "email" | "phone";
