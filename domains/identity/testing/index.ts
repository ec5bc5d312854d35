export { BAIZE_URL, openTestIdentity, sharedBus, type TestIdentity } from "./open.ts";
export { aPlayer, type PlayerWish, registrationOf, sessionOf, visitOf } from "./people.ts";
