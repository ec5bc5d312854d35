/** The public stream topic and the kind of its message: `{flags}`, the flags that differ from their default. */
export const FLAGS_TOPIC = "flags";
export const FLAGS_SWITCHED = "switched";
