/** One time format on every page, in every language: "09:35". */
export const TIME: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
export const DATE_AND_TIME: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric", ...TIME };
