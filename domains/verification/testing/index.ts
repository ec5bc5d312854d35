export { openTestVerification, type Person, type TestVerification, until } from "./house.ts";
export { aDocument, aPicture, send } from "./pictures.ts";
