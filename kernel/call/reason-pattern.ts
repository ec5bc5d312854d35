export const REASON_MAX_LENGTH = 500;

/** Some words: at least three characters, one of them visible, and no line breaks or other control characters. */
export const REASON_PATTERN = `^(?=.*\\S)[^\\p{Cc}]{3,${REASON_MAX_LENGTH}}$`;
