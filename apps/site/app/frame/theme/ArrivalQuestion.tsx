// Loaded by itself, without the screens of its domain.
export { ArrivalChoice } from "@baize/referral/web";
