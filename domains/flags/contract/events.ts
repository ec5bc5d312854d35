/** The topic of the stream that anyone may hear, and the kind of its message: `{flags}`, what stands otherwise than by default. */
export const FLAGS_TOPIC = "flags";
export const FLAGS_SWITCHED = "switched";
