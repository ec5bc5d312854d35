/** "" for everywhere; otherwise a country, or a subdivision of one: "CA", "CA:ON". */
export const PLACE = /^([A-Z]{2}(:[A-Z0-9]{1,3})?)?$/;
