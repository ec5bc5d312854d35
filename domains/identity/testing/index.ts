export { captchaHeader, solvedCaptcha } from "./captcha.ts";
export { enrolAuthenticator, LOGIN_PATH, logInTo, signedIn } from "./login.ts";
export { jobsDone, mailOf, newestToken, tokenOf } from "./mail.ts";
export { BAIZE_URL, OFFICE_URL, openTestIdentity, sharedBus, TEST_SECRETS } from "./open.ts";
export { aPlayer, type PlayerOptions, registrationOf, sessionOf, visitOf } from "./people.ts";
export { CONFIRM_PATH, formsOf, RECOVER_PATH, REGISTER_PATH, RESEND_PATH } from "./register.ts";
export {
	aMember,
	aSignedIn,
	hashedPassword,
	logIn,
	operatorCode,
	operatorLogIn,
	PASSWORD,
	type SignedIn,
	visitBy,
} from "./signed-in.ts";
export { aDevice, type Site, sidIn, siteOf, type Visitor } from "./site.ts";
export { openTestApp, type TestApp } from "./test-app.ts";
