export { openTestFactors, TEST_PASSWORD, TEST_PHONE, type TestFactors } from "./open.ts";
export { passkeyDevice } from "./passkey.ts";
export { siteOf, type TestSite } from "./site.ts";
