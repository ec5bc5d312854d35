export { solvedCaptcha } from "./captcha.ts";
export { openTestHouse, type TestHouse } from "./house.ts";
export { enrolAuthenticator, LOGIN_PATH, logInTo, signedIn } from "./login.ts";
export { mailOf, tokenOf } from "./mail.ts";
export { BAIZE_URL, OFFICE_URL, openTestIdentity, sharedBus, TEST_SECRETS } from "./open.ts";
export { aPlayer, type PlayerWish, registrationOf, sessionOf, visitOf } from "./people.ts";
export {
	aMember,
	aSignedIn,
	hashedPassword,
	logIn,
	operatorCode,
	operatorLogIn,
	PASSWORD,
	type SignedIn,
} from "./signed-in.ts";
export { aDevice, type Site, sidIn, siteOf, type Visitor } from "./site.ts";
