export { openTestVerification, type Person, type TestVerification, until } from "./house.ts";
export { aDocument, aPicture, openPictures, send } from "./pictures.ts";
