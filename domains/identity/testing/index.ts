export { solvedCaptcha } from "./captcha.ts";
export { enrolAuthenticator, LOGIN_PATH, logInTo, signedIn } from "./login.ts";
export { BAIZE_URL, openTestIdentity, sharedBus, TEST_SECRETS, type TestIdentity } from "./open.ts";
export { aPlayer, type PlayerWish, registrationOf, sessionOf, visitOf } from "./people.ts";
export { type Site, sidIn, siteOf, type Visitor } from "./site.ts";
