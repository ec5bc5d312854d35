export { openTestFactors, TEST_PASSWORD, TEST_PHONE, type TestFactors } from "./open.ts";
