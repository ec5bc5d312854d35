export { BAD_AMOUNTS, type BadAmount } from "./bad-amounts.ts";
export { type SettableClock, settableClock } from "./clock.ts";
export { openTestDatabase } from "./database.ts";
export { freezePostgres } from "./freeze.ts";
export { type Reading, readingsOf } from "./plan.ts";
export { PROVED } from "./proved.ts";
export { testSecrets } from "./secrets.ts";
