export { aDocument, aPicture, openPictures, send } from "./pictures.ts";
export { openTestVerification, type Person, type TestVerification, until } from "./test-app.ts";
