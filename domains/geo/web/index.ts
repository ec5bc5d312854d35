export { lookUpPlace, placeInCookie } from "./place.ts";
